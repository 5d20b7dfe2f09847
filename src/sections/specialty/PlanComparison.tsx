import { useState } from 'react';
import { type PlanId, type PlanRow, type PlanRowGroup, planIds, planRowGroups, planRows } from '@/data/plans';
import { FoldButton, type FoldWords } from '@/ui/FoldButton';
import { PlanMark } from '@/ui/PlanMark';
import { Section } from '@/ui/Section';
import styles from './PlanComparison.module.scss';

interface PlanTableWords {
  title: string;
  /** Header of the first column. */
  what: string;
  has: string;
  hasNot: string;
  endless: string;
  fold: FoldWords;
  groups: Record<PlanRowGroup, string>;
  rows: Record<PlanRow, { name: string; text: string }>;
}

interface PlanComparisonProps extends PlanTableWords {
  plans: Record<PlanId, { name: string }>;
}

const groupIds = Object.keys(planRowGroups) as PlanRowGroup[];

/** Comparison table, at first its first group; scrolls horizontally on narrow phones, with a sticky first column. */
export function PlanComparison({ title, what, has, hasNot, endless, fold, groups, rows, plans }: PlanComparisonProps) {
  const [isFolded, setFolded] = useState(true);
  return (
    <Section joined labelledBy="plan-table-title">
      <h2 id="plan-table-title" className={styles.title}>
        {title}
      </h2>
      {/* Scrollable: focusable for keyboard users (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} role="group" aria-labelledby="plan-table-title" tabIndex={0}>
        <table id="plan-table" data-folded={isFolded || undefined}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              {planIds.map((id) => (
                <th key={id} scope="col">
                  {plans[id].name}
                </th>
              ))}
            </tr>
          </thead>
          {groupIds.map((group) => (
            <tbody key={group}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={planIds.length + 1}>
                  {groups[group]}
                </th>
              </tr>
              {planRowGroups[group].map((row) => (
                <tr key={row}>
                  <th scope="row">
                    {rows[row].name}
                    <small>{rows[row].text}</small>
                  </th>
                  {planRows[row].map((value, at) => (
                    <td key={planIds[at]} data-included={value === true || undefined}>
                      <PlanMark value={value} has={has} hasNot={hasNot} endless={endless} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <div className={styles.fold}>
        <FoldButton
          words={fold}
          count={Object.keys(rows).length}
          controls="plan-table"
          isFolded={isFolded}
          setFolded={setFolded}
        />
      </div>
    </Section>
  );
}
