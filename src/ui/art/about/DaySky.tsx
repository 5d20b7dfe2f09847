import styles from './DaySky.module.scss';

const cloud = 'M20 62C8 62 4 50 8 44C12 36 22 36 26 38C28 24 48 20 56 34C66 28 80 36 76 48C86 50 84 62 74 62Z';

/** Fog, showers, wind, sun behind a cloud, sun. */
const skies = [
  <path key="fog" d="M8 24H60M72 24H88M16 40H40M52 40H88M8 56H70M24 72H88" className={styles.line} />,
  <g key="rain">
    <path d={cloud} className={styles.cloud} transform="translate(2 -12)" />
    <path d="M26 62L20 78M44 62L36 82M62 62L56 78" className={styles.blue} />
  </g>,
  <path
    key="wind"
    d="M6 34H56C70 34 70 14 56 14C48 14 46 22 52 26M6 50H74C92 50 92 72 76 72C66 72 66 62 72 60M18 66H50"
    className={styles.line}
  />,
  <g key="between">
    <circle cx="62" cy="34" r="19" className={styles.sun} />
    <path d={cloud} className={styles.cloud} transform="translate(0 14)" />
  </g>,
  <g key="sun">
    <circle cx="48" cy="48" r="20" className={styles.sun} />
    <path
      d="M48 8V18M48 78V88M8 48H18M78 48H88M20 20L27 27M69 69L76 76M76 20L69 27M27 69L20 76"
      className={styles.rays}
    />
  </g>,
];

/** The weather of a weekday, 96 × 96; 0 is Monday. */
export function DaySky({ day }: { day: number }) {
  return (
    <svg viewBox="0 0 96 96" className={styles.root} aria-hidden="true" focusable="false">
      {skies[day]}
    </svg>
  );
}
