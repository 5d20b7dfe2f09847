import { payments } from '@/data/priceRanges';
import styles from './PaymentBar.module.scss';

const shares = Object.values(payments);
const starts = shares.map((_, at) => shares.slice(0, at).reduce<number>((sum, share) => sum + share, 0));

/** The price as a bar, divided at each payment; the list below it names them. */
export const PaymentBar = () => (
  <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.root} aria-hidden="true" focusable="false">
    {shares.map((share, at) => (
      <path key={starts[at]} d={`M${(starts[at] ?? 0) + 0.5} 0h${share - 1}V10h-${share - 1}Z`} />
    ))}
  </svg>
);
