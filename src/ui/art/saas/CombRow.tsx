import { firstSheet } from '@/data/honey';
import styles from './CombRow.module.scss';

/** A cell is 128 × 148 px; the middle one of the row is empty. */
const hexagon = 'M0-74L64-37V37L0 74L-64 37V-37Z';

/** Series of the coloured cells, by their position from the middle. */
const seriesAt: Readonly<Record<number, number>> = { [-5]: 2, [-4]: 0, [-2]: 1, [-1]: 2, 1: 0, 3: 3, 4: 1, 6: 0 };
const values = firstSheet.flat();
/** Positions of the cells, from the middle. */
const offsets = [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8];

/** Columns, a line, a ring, dots and steps; the ring and the line are strokes. */
const charts = [
  'M-31 26V4h13v22zM-9 26V-22H4v48zM13 26V-8h13v34z',
  'M-32 20L-12-4L6 8L32-22',
  'M0-25A25 25 0 1 1-24 8',
  'M-32 14a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-12-4a11 11 0 1 0 22 0a11 11 0 1 0-22 0M14-18a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 18a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  'M-30 26V8h15v18zM-15 8V-8H0V8zM0-8V-24h15v16zM15-24v10h15v-10z',
];
const strokes = [1, 2];

/** A row of a honeycomb, numbers of the sheet becoming charts, on a lower one that is full of honey. */
export function CombRow() {
  return (
    <svg viewBox="-1280 0 2560 186" width="2560" height="186" aria-hidden="true" className={styles.root}>
      <pattern id="comb-honey" width="128" height="222" patternUnits="userSpaceOnUse" x="0" y="111">
        <path d="M0 37L64 0L128 37V222H0Z" className={styles.honey} />
      </pattern>
      <path d="M-1280 111H1280V186H-1280Z" fill="url(#comb-honey)" />
      {offsets.map((at) => (
        <g key={at} transform={`translate(${at * 128} 74)`} data-series={seriesAt[at]} data-at={Math.abs(at)}>
          <path d={hexagon} className={styles.cell} />
          {at < 0 ? (
            <text y="8" className={styles.value}>
              {values[at + 8]}
            </text>
          ) : (
            <path
              d={charts[(at - 1) % charts.length]}
              className={styles.chart}
              data-stroke={strokes.includes((at - 1) % charts.length)}
            />
          )}
        </g>
      ))}
    </svg>
  );
}
