import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v1.json';
import { useState } from 'react';
import { type SourceId, sourceIds, sources } from '@/data/radar';
import { localeOf } from '@/site/languages';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { plusLg } from '@/ui/icons/plus-lg';
import { useLanguage } from '@/ui/translation';
import { RadarOdds } from './RadarOdds';
import styles from './Radar.module.scss';

interface RadarSourcesProps {
  sources: typeof en.sources;
  odds: typeof en.odds;
}

const arrows = { up: '↑', down: '↓', steady: '→' } as const;

/** Selectable data sources and the resulting warning time, with the reliability diagram. */
export function RadarSources({ sources: words, odds }: RadarSourcesProps) {
  const [chosen, setChosen] = useState<readonly SourceId[]>(['metrics', 'traces', 'queues']);
  const number = numberFormat(localeOf(useLanguage()));
  const toggle = (id: SourceId) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Section tone="surface" tight labelledBy="sources-title">
      <div className={styles.pair}>
        <div className={styles.card}>
          <h2 id="sources-title">{words.title}</h2>
          <p>{words.text}</p>
          <div role="group" aria-label={words.label} className={styles.chips}>
            {sourceIds.map((id) => (
              <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)}>
                <Icon name={chosen.includes(id) ? 'check-lg' : plusLg} />
                {words.names[id]}
              </button>
            ))}
          </div>
          <p className={styles.lead} role="status">
            <strong>{chosen.reduce((sum, id) => sum + sources[id].lead, 0)}</strong>
            <span>
              {words.lead} <small>{chosen.length > 0 ? words.leadNote : words.nothing}</small>
            </span>
          </p>
          <div className={styles.table}>
            <table>
              <thead className="visually-hidden">
                <tr>
                  {Object.entries(words.columns).map(([key, column]) => (
                    <th key={key} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sourceIds.map((id) => {
                  const { service, signal, value, trend } = sources[id].row;
                  const isSelected = chosen.includes(id);
                  return (
                    <tr key={id} data-selected={isSelected}>
                      <th scope="row">{service}</th>
                      <td>{signal}</td>
                      <td>{isSelected ? number.format(value) : '–'}</td>
                      <td data-trend={isSelected ? trend : undefined}>
                        {isSelected && <span aria-hidden="true">{arrows[trend]} </span>}
                        <span className={styles.trend}>{words.trends[isSelected ? trend : 'unseen']}</span>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </div>
        <RadarOdds {...odds} />
      </div>
    </Section>
  );
}
