import { formatMoney } from '@/lib/formatMoney';
import { localeOf } from '@/site/languages';
import { useLanguage } from '@/ui/translation';
import styles from './SavingsChart.module.scss';
import { type SavingsYear, niceScale } from './savings';

interface SavingsChartProps {
  ledger: readonly SavingsYear[];
  /** Accessible name of the chart. */
  label: string;
}

const box = { width: 600, height: 320 };

/** Area chart of the savings: deposits below, interest above. */
export function SavingsChart({ ledger, label }: SavingsChartProps) {
  const locale = localeOf(useLanguage());
  const years = ledger.length - 1;
  const sum = ledger.at(-1)?.sum ?? 0;
  const top = niceScale(sum);
  // Quarters of the scale, which has only its zero where nothing is saved.
  const quarters = sum > 0 ? [4, 3, 2, 1, 0] : [0];
  const pointAt = (year: number, value: number) =>
    `${((year / years) * box.width).toFixed(1)} ${(box.height * (1 - value / top)).toFixed(1)}`;
  const line = (of: 'paid' | 'sum') => ledger.map((row) => pointAt(row.year, row[of])).join('L');
  const area = (of: 'paid' | 'sum') => `M0 ${box.height}L${line(of)}L${box.width} ${box.height}Z`;
  // Ticks at whole years: the most equal intervals, up to six, that divide the years.
  const parts = [6, 5, 4, 3, 2].find((count) => years % count === 0) ?? 1;
  const marks = Array.from({ length: parts + 1 }, (_, index) => (years * index) / parts);
  return (
    <div className={styles.root} role="img" aria-label={label}>
      <div className={styles.scale}>
        {quarters.map((quarter) => (
          <span key={quarter}>{formatMoney((top * quarter) / 4, locale, true)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.grid}
          d={quarters.map((quarter) => `M0 ${box.height * (1 - quarter / 4)}H${box.width}`).join('')}
        />
        <path className={styles.water} d={area('sum')} />
        <path className={styles.bed} d={area('paid')} />
        <path className={styles.surface} d={`M${line('sum')}`} />
        <path className={styles.floor} d={`M${line('paid')}`} />
      </svg>
      <div className={styles.years}>
        {marks.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
    </div>
  );
}
