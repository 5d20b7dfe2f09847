import { swell } from '../swell';
import { Sailboat } from './WindProps';
import styles from './WindBand.module.scss';

/** The sea of a wind force (Beaufort, 0 to 12), from edge to edge, with the boat on it. */
export function WindBand({ force }: { force: number }) {
  const wave = (y: number, height: number, length: number) => `${swell(y, height, length)}V300H-360Z`;
  return (
    <svg
      className={styles.root}
      viewBox="0 0 720 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-360 130C-260 96-150 92-60 112S120 96 210 110 360 130 420 130z" className={styles.headland} />
      <path d="M620 130C720 92 820 84 900 104S1040 100 1080 130z" className={styles.headland} />
      <path d={wave(128, 3 + force * 2, 150)} className={styles.far} />
      <g className={styles.boat}>
        <Sailboat force={force} />
      </g>
      <path d={wave(166, 4 + force * 2.4, 190)} className={styles.mid} />
      <path d={wave(210, 5 + force * 2.6, 230)} className={styles.near} />
    </svg>
  );
}
