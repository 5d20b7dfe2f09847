import { readingsOf } from '@/data/barograph';
import { curve } from '@/ui/art/curve';
import styles from './YearPiece.module.scss';

/** Units per quarter. */
const step = 36;

/** The piece of the barograph's paper, 144 × 72, on which the year at `place` was drawn, all at one scale. */
export function YearPiece({ years, place, low }: { years: readonly number[]; place: number; low: boolean }) {
  const all = years.flatMap(readingsOf).map((value) => +(69 - value * 0.72).toFixed(1));
  // Two readings more on either side, so that the line leaves the piece as it enters the next.
  const from = Math.max(place * 4 - 2, 0);
  const stops = all.slice(place * 4, place * 4 + 4);
  const lowest = Math.max(...stops);
  const end = place === years.length - 1 ? stops.length - 1 : undefined;
  return (
    <svg className={styles.root} viewBox="0 0 144 72" aria-hidden="true" focusable="false">
      <path d="M0 18H144M0 36H144M0 54H144M36 0q9 36 0 72M72 0q9 36 0 72M108 0q9 36 0 72" className={styles.print} />
      <path d={curve((from - place * 4) * step, step, all.slice(from, place * 4 + 6))} className={styles.trace} />
      {low && <circle cx={stops.indexOf(lowest) * step} cy={lowest} r="6" className={styles.low} />}
      {end && <circle cx={end * step} cy={stops[end]} r="5" className={styles.pen} />}
    </svg>
  );
}
