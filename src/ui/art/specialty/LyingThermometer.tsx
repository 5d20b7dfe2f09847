import styles from './LyingThermometer.module.scss';

/** A thermometer that lies across its container, 64 px high: its bulb at the start, each third of its mercury warmer. */
export const LyingThermometer = () => (
  <svg className={styles.root} width="100%" height="64" aria-hidden="true" focusable="false">
    <g fill="var(--ink)">
      <circle cx="32" cy="32" r="32" />
      <rect className={styles.glass} x="32" y="14" height="36" rx="18" />
    </g>
    <g fill="var(--card)">
      <circle cx="32" cy="32" r="29" />
      <rect className={styles.inside} x="32" y="17" height="30" rx="15" />
    </g>
    <rect className={styles.third} x="52" y="25" height="14" rx="7" fill="var(--sun)" />
    <rect className={styles.second} x="52" y="25" height="14" fill="var(--brand)" />
    <rect className={styles.first} x="32" y="25" height="14" fill="var(--info)" />
    <circle cx="32" cy="32" r="22" fill="var(--info)" />
  </svg>
);
