import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { useState } from 'react';
import { climbs } from '@/data/climbs';
import { localeOf } from '@/site/languages';
import { Section, SectionHead } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './ClimbChart.module.scss';

type Climber = keyof typeof climbs;

interface ClimbChartProps {
  title: string;
  text: string;
  choose: string;
  week: string;
  row: string;
  chart: string;
  figures: Record<'rows' | 'visits' | 'pages', string>;
  items: Record<Climber, { name: string; text: string }>;
}

const x = (week: number) => 40 + (week * 720) / 25;
const y = (row: number) => 20 + (row - 1) * 30;

/** Line chart of a client's search position by week; position 1 is on top. */
export function ClimbChart({ title, text, choose, week, row, chart, figures, items }: ClimbChartProps) {
  const [client, setClient] = useState<Climber>('halyard');
  const { rows, figures: numbers } = climbs[client];
  const digits = numberFormat(localeOf(useLanguage()));
  const line = rows.map((value, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x(index))} ${y(value)}`).join('');
  const last = rows[rows.length - 1] ?? 1;
  return (
    <Section tone="surface" labelledBy="climb-title">
      <SectionHead id="climb-title" title={title} text={text} />
      <div className={styles.root}>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{choose}</legend>
          {(Object.keys(climbs) as Climber[]).map((key) => (
            <label key={key}>
              <input type="radio" name="climb" checked={key === client} onChange={() => setClient(key)} />
              <strong>{items[key].name}</strong>
              <span>{items[key].text}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.chart}>
          <svg
            viewBox="0 0 800 316"
            role="img"
            aria-label={interpolate(chart, { name: items[client].name, from: rows[0], to: last })}
          >
            {[1, 3, 5, 7, 9].map((value) => (
              <g key={value}>
                <path d={`M40 ${y(value)}H760`} stroke="var(--border)" strokeWidth="1.5" />
                <text x="26" y={y(value) + 5} textAnchor="end" fontSize="14" fill="var(--muted)">
                  {value}
                </text>
              </g>
            ))}
            <path d={`${line}L760 274L40 274Z`} fill="var(--info-soft)" />
            <path d={line} fill="none" stroke="var(--info)" strokeWidth="4" strokeLinejoin="round" />
            <circle cx="760" cy={y(last)} r="8" fill="var(--brand)" stroke="var(--surface)" strokeWidth="3" />
            {/* Above the line: every climb comes from below. At position 1 it rises above the drawing. */}
            <text x="760" y={y(last) - 17} textAnchor="end" fontSize="16" className={styles.last}>
              {interpolate(row, { value: last })}
            </text>
            {[1, 13, 26].map((value) => (
              <text
                key={value}
                x={x(value - 1)}
                y="310"
                textAnchor={value === 1 ? 'start' : value === 26 ? 'end' : 'middle'}
                fontSize="14"
                fill="var(--muted)"
              >
                {interpolate(week, { value })}
              </text>
            ))}
          </svg>
          <dl aria-live="polite">
            {(Object.keys(figures) as (keyof typeof figures)[]).map((key) => (
              <div key={key}>
                <dt>{figures[key]}</dt>
                <dd>{digits.format(numbers[key])}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
