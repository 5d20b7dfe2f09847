import { type PlanId, type PlanRow, type PlanValue, planIds, planRowIds, planRows } from '@/data/plans';
import { localeOf } from '@/site/languages';
import { Icon } from '@/ui/Icon';
import { dashLg } from '@/ui/icons/dash-lg';
import { Section } from '@/ui/Section';
import { useLanguage } from '@/ui/words';
import styles from './PlanTable.module.scss';

export interface PlanTableWords {
  title: string;
  /** Above the first column. */
  what: string;
  has: string;
  hasNot: string;
  endless: string;
  rows: Record<PlanRow, { name: string; text: string }>;
}

interface PlanTableProps extends PlanTableWords {
  plans: Record<PlanId, { name: string }>;
}

/** The plans side by side; on the narrowest phones the table scrolls and its first column stays. */
export function PlanTable({ title, what, has, hasNot, endless, rows, plans }: PlanTableProps) {
  const numbers = new Intl.NumberFormat(localeOf(useLanguage()));
  const cell = (value: PlanValue) => {
    if (value === 'endless') {
      return (
        <>
          <span className={styles.sign} aria-hidden="true">
            ∞
          </span>
          <span className={styles.word}>{endless}</span>
        </>
      );
    }
    if (typeof value === 'number') return numbers.format(value);
    return (
      <span className={value ? styles.has : styles.not}>
        <Icon name={value ? 'check-lg' : dashLg} />
        <span className="visually-hidden">{value ? has : hasNot}</span>
      </span>
    );
  };
  return (
    <Section tone="surface" labelledBy="plan-table-title">
      <h2 id="plan-table-title">{title}</h2>
      {/* Who scrolls it without a mouse has to be able to reach it. */}
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
                  <td key={id}>{cell(planRows[row][at] ?? false)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
