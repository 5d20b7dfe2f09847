import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v5.json';
import { useState } from 'react';
import {
  type PlanCell,
  lastStepByPlan,
  filizPlanIds,
  filizPlanAt,
  filizPlanRows,
  priceSteps,
} from '@/data/filizPrices';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { PlanMark } from '@/ui/PlanMark';
import { Section, SectionHead } from '@/ui/Section';
import { Switch } from '@/ui/Switch';
import { PlanPlant } from '@/ui/art/saas/PlanPlant';
import { useLanguage } from '@/ui/translation';
import styles from './GardenPlans.module.scss';
import { usePrice } from './usePrice';

interface GardenPlansProps {
  words: typeof en.table;
  plans: typeof en.plans;
}

const allEqual = (cells: readonly PlanCell[]) => cells.every((cell) => cell === cells[0]);

/** Plan comparison; the plan for the slider's value is highlighted. */
export function GardenPlans({ words, plans }: GardenPlansProps) {
  const { step } = usePrice();
  const [only, setOnly] = useState(false);
  const number = numberFormat(localeOf(useLanguage()));
  const fitting = filizPlanAt(step);
  const rows = Object.entries<readonly PlanCell[]>(filizPlanRows).filter(([, cells]) => !only || !allEqual(cells));
  return (
    <Section labelledBy="table-title">
      <SectionHead title={words.title} text={words.text} id="table-title" />
      <div className={styles.only}>
        <Switch checked={only} onChange={setOnly} label={words.only} />
      </div>
      {/* Scrollable on phones: focusable for keyboard users. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} tabIndex={0} role="region" aria-label={words.caption}>
        <table>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.feature}</span>
              </th>
              {filizPlanIds.map((id) => {
                const count = number.format(priceSteps[lastStepByPlan[id]]?.customers ?? 0);
                return (
                  <th key={id} scope="col" data-recommended={id === fitting}>
                    <PlanPlant of={id} />
                    {plans[id]}
                    <small>
                      <span className={styles.most}>{interpolate(words.upTo, { count })}</span>
                      <span aria-hidden="true">{`≤\u00A0${count}`}</span>
                    </small>
                    <em>{id === fitting ? words.chosen : ''}</em>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, cells]) => (
              <tr key={key}>
                <th scope="row">{words.rows[key as keyof typeof filizPlanRows]}</th>
                {filizPlanIds.map((id, index) => (
                  <td key={id} data-recommended={id === fitting}>
                    <PlanMark
                      value={cells[index] ?? false}
                      has={words.yes}
                      hasNot={words.no}
                      endless={words.unlimited}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
