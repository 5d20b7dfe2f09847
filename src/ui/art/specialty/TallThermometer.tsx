import styles from './TallThermometer.module.scss';

interface TallThermometerProps {
  /** Height of the mercury, 0 to 1. */
  warmth: number;
  /** 0 cool, 1 warm, 2 hot: the colour of the mercury. */
  degree: number;
}

const [top, bottom] = [38, 424];

/** A thermometer, 76 × 520. */
export function TallThermometer({ warmth, degree }: TallThermometerProps) {
  const level = Math.round(bottom - warmth * (bottom - top));
  return (
    <svg
      className={`${styles.root} ${styles[`degree${degree}`]}`}
      viewBox="0 0 76 520"
      width="76"
      height="520"
      aria-hidden="true"
    >
      <path
        d="M20 30A18 18 0 0 1 56 30V420A36 36 0 1 1 20 420z"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <circle cx="38" cy="451" r="27" fill="var(--mercury)" />
      <rect className={styles.mercury} x="30" y={level} width="16" height={440 - level} rx="8" fill="var(--mercury)" />
      <path
        d="M27 462A12 12 0 0 1 27 440"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g stroke="var(--ink)" strokeWidth="2" strokeLinecap="round">
        {Array.from({ length: 21 }, (_, i) => (
          <path key={i} d={`M${i % 5 === 0 ? 62 : 66} ${top + i * 19.3}H74`} opacity={i % 5 === 0 ? 1 : 0.45} />
        ))}
      </g>
      <path d="M26 40V404" stroke="#fff" strokeOpacity=".5" strokeWidth="3" strokeLinecap="round" />
      <circle
        className={styles.mark}
        cx="68"
        cy={level}
        r="6"
        fill="var(--mercury)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
    </svg>
  );
}
