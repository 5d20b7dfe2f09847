import { readingsOf } from '@/data/barograph';
import { curve } from '@/ui/art/curve';
import styles from './TraceExcerpt.module.scss';

/** Units per quarter; the three years shown have twelve. */
const step = 30;
const y = (value: number) => 200 - value * 1.9;

/** Stretch of the barograph around a year, 360 × 240, with the year's lowest reading marked. */
export function TraceExcerpt({ year }: { year: number }) {
  // A quarter more on either side: the trace runs from edge to edge.
  const stops = [-2, -1, 0, 1, 2]
    .flatMap((years) => readingsOf(year + years))
    .slice(3, -3)
    .map(y);
  const lowest = Math.max(...stops.slice(5, 9));
  const x = stops.indexOf(lowest, 5) * step - step / 2;
  const trace = curve(-step / 2, step, stops);
  return (
    <svg className={styles.root} viewBox="0 0 360 240" aria-hidden="true" focusable="false">
      <path d="M0 0H360V240H0Z" className={styles.paper} />
      <path d="M120 0h120v208H120Z" className={styles.band} />
      <path
        d={`M0 8H360M0 48H360M0 88H360M0 128H360M0 168H360M0 208H360${Array.from({ length: 11 }, (_, i) => `M${(i + 1) * step} 0q13 104 0 208`).join('')}`}
        className={styles.line}
      />
      <path d={`${trace}V208H${-step / 2}Z`} className={styles.area} />
      <path d={trace} className={styles.trace} />
      <path d={`M${x} 14V${lowest - 12}`} className={styles.drop} />
      <circle cx={x} cy={lowest} r="7" className={styles.low} />
      {[year - 1, year, year + 1].map((each, i) => (
        <text key={each} x={60 + i * 120} y="230" textAnchor="middle" className={i === 1 ? styles.now : undefined}>
          {each}
        </text>
      ))}
    </svg>
  );
}
