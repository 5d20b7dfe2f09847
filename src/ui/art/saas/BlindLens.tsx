import styles from './BlindLens.module.scss';

/** A lens whose slats are closed. */
export function BlindLens() {
  return (
    <svg viewBox="0 0 132 132" aria-hidden="true" className={styles.root}>
      <circle cx="66" cy="66" r="64" className={styles.ring} />
      <circle cx="66" cy="66" r="50" className={styles.glass} />
      <clipPath id="blind-lens">
        <circle cx="66" cy="66" r="50" />
      </clipPath>
      <g clipPath="url(#blind-lens)">
        {[0, 1, 2, 3, 4, 5].map((slat) => (
          <g key={slat}>
            <path d={`M16 ${17 + slat * 17}H116V${30 + slat * 17}H16Z`} className={styles.slat} />
            <path d={`M16 ${30 + slat * 17}H116`} className={styles.edge} />
          </g>
        ))}
        <path d="M46 16V116M86 16V116" className={styles.cord} />
      </g>
      <path d="M30 50C34 40 41 33 50 29" className={styles.shine} />
    </svg>
  );
}
