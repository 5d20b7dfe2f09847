import { type PlanId, type PlanRow, planIds, planRowIds, planRows } from '@/data/plans';
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
  rows: Record<PlanRow, { name: string; text: string }>;
}

interface PlanComparisonProps extends PlanTableWords {
  plans: Record<PlanId, { name: string }>;
}

/** Comparison table; scrolls horizontally on narrow phones, with a sticky first column. */
export function PlanComparison({ title, what, has, hasNot, endless, rows, plans }: PlanComparisonProps) {
  return (
    <Section labelledBy="plan-table-title">
      <h2 id="plan-table-title" className={styles.title}>
        {title}
      </h2>
      {/* Scrollable: focusable for keyboard users (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} role="group" aria-labelledby="plan-table-title" tabIndex={0}>
        <table>
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
          <tbody>
            {planRowIds.map((row) => (
              <tr key={row}>
                <th scope="row">
                  {rows[row].name}
                  <small>{rows[row].text}</small>
                </th>
                {planIds.map((id, at) => (
                  <td key={id}>
                    <PlanMark value={planRows[row][at] ?? false} has={has} hasNot={hasNot} endless={endless} />
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
