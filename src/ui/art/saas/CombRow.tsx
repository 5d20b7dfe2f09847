import { firstSheet } from '@/data/honey';
import styles from './CombRow.module.scss';

/** A cell is 128 × 148 px; the middle one of the row is empty. */
const hexagon = 'M0-74L64-37V37L0 74L-64 37V-37Z';

/** Series of the coloured cells, by their position from the middle. */
const seriesAt: Readonly<Record<number, number>> = { [-5]: 2, [-4]: 0, [-2]: 1, [-1]: 2, 1: 0, 3: 3, 4: 1, 6: 0 };
const values = firstSheet.flat();
/** Positions of the cells, from the middle. */
const offsets = [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8];

/** A row of a honeycomb with numbers of the sheet, on a lower one that is full of honey. */
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
          <text y="8" className={styles.value}>
            {values[at + 8]}
          </text>
        </g>
      ))}
    </svg>
  );
}
