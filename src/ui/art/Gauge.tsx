import { Drawing } from './Drawing';
import styles from './Gauge.module.scss';

interface GaugeWords {
  machine: string;
  value: string;
  measure: string;
}

const arc = (radius: number) =>
  `M216 128m${-radius * Math.SQRT1_2} ${radius * Math.SQRT1_2}a${radius} ${radius} 0 1 1 ${radius * Math.SQRT2} 0`;

/** A temperature gauge of 270 degrees above a vibration curve that flattens. */
export function Gauge({ words }: { words: GaugeWords }) {
  return (
    <Drawing width={432} height={256} className={styles.root}>
      <g fill="none" strokeLinecap="round">
        <path d={arc(104)} stroke="var(--surface-3)" strokeWidth="15" />
        <path
          className={styles.value}
          d={arc(104)}
          pathLength="100"
          stroke="var(--brand)"
          strokeWidth="15"
          strokeDasharray="62 200"
        />
        {Array.from({ length: 31 }, (_, i) => (
          <path
            key={i}
            d={i % 5 ? 'M130 128h4' : 'M130 128h10'}
            transform={`rotate(${i * 9 - 45} 216 128)`}
            stroke={i < 26 ? 'var(--border-strong)' : 'var(--danger)'}
            strokeWidth={i % 5 ? 1 : 2}
          />
        ))}
        <path
          className={styles.trace}
          d="M10 235c2 0 4-8 7-8s5 17 9 17 5-20 9-20 5 16 9 16 4-9 7-9 5 12 8 12 5-19 9-19 6 21 10 21 4-12 8-12 4 7 7 7 5-15 9-15 6 19 10 19 4-14 8-14 5 9 9 9 5-16 9-16 5 18 9 18 4-11 8-11 5 7 9 7 5-13 9-13 6 16 11 16 5-10 10-10 6 6 11 6 6-8 12-8 8 9 16 9 12-6 24-6 20 3.5 36 3.5 24-2 44-2 34 1 91 .5"
          pathLength="100"
          stroke="var(--link)"
          strokeWidth="2.2"
        />
      </g>
      <g textAnchor="middle" fill="var(--muted)" fontSize="13">
        <text x="216" y="92">
          {words.machine}
        </text>
        <text x="218" y="142" fontSize="33" fontWeight="750" letterSpacing="-1" fill="var(--ink)">
          {words.value}
        </text>
        <text x="216" y="168">
          {words.measure}
        </text>
      </g>
    </Drawing>
  );
}
