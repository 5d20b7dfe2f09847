import { useMemo } from 'react';
import styles from './PriceFilter.module.scss';

const bars = 12;

interface PriceHistogramProps {
  label: string;
  /** In cents. */
  prices: readonly number[];
  /** Price at the right end, in cents. */
  top: number;
  /** Selected range in percent of the width. */
  first: number;
  last: number;
}

/** Bar heights from 0 to 1, relative to the bar with the most products. */
function barHeights(prices: readonly number[], top: number): number[] {
  const counts = Array.from({ length: bars }, () => 0);
  for (const price of prices) {
    const index = Math.min(bars - 1, Math.floor((price / top) ** 0.5 * bars));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const highest = Math.max(1, ...counts);
  return counts.map((count) => count / highest);
}

/** Histogram of prices on a square-root scale; the selected range is highlighted. */
export function PriceHistogram({ label, prices, top, first, last }: PriceHistogramProps) {
  const columns = useMemo(() => barHeights(prices, top), [prices, top]);
  return (
    <svg viewBox={`0 0 ${bars * 10} 36`} preserveAspectRatio="none" role="img" aria-label={label}>
      {columns.map((height, index) => {
        const inside = (index + 1) * (100 / bars) > first && index * (100 / bars) < last;
        const tall = height === 0 ? 2 : 4 + height * 32;
        return (
          <rect
            key={index}
            className={inside ? styles.inside : styles.outside}
            x={index * 10 + 1}
            y={36 - tall}
            width="8"
            height={tall}
            rx="1.5"
          />
        );
      })}
      <rect
        className={styles.track}
        x={(first / 100) * bars * 10}
        y="34"
        width={((last - first) / 100) * bars * 10}
        height="3"
      />
    </svg>
  );
}
