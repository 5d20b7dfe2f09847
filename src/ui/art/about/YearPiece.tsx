import { storyYears } from '@/data/barograph';
import styles from './YearPiece.module.scss';
import { yearObjects } from './yearObjects';

/** A piece of the barograph's paper, 132 × 72, with what the year is about; red in a year of low pressure. */
export function YearPiece({ year, low }: { year: number; low: boolean }) {
  const shapes = yearObjects[storyYears.find((known) => known === year) ?? 'now'];
  return (
    <svg className={styles.root} viewBox="0 0 132 72" aria-hidden="true" focusable="false">
      {low && <path d="M0 0H132V72H0Z" className={styles.low} />}
      <path d="M0 18H132M0 36H132M0 54H132M33 0q9 36 0 72M66 0q9 36 0 72M99 0q9 36 0 72" className={styles.print} />
      <g transform="translate(38 8)">
        {shapes.map(([tone, d, width]) => (
          <path key={tone + d} d={d} className={styles[tone]} {...(width && { fill: 'none', strokeWidth: width })} />
        ))}
      </g>
    </svg>
  );
}
