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
  const top = niceScale(ledger.at(-1)?.sum ?? 0);
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
        {[4, 3, 2, 1, 0].map((part) => (
          <span key={part}>{formatMoney((top * part) / 4, locale, true)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.grid} d="M0 0H600M0 80H600M0 160H600M0 240H600M0 320H600" />
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
