import { useId } from 'react';
import type { boxes } from '@/data/cases';
import styles from './DegreeChart.module.scss';
import { round } from './round';
import { type recordOf, step } from './temperature';

interface DegreeChartProps {
  of: (typeof boxes)[keyof typeof boxes];
  record: ReturnType<typeof recordOf>;
}

/** viewBox size; the drawing is stretched. */
const width = 1200;
const height = 340;

/** Temperature over time with open phases, limit and violations. */
export function DegreeChart({ of: { box, range }, record: { course, open } }: DegreeChartProps) {
  const id = useId();
  const x = (minute: number) => round((minute / box.length) * width);
  const y = (degrees: number) => round(height - ((degrees - range[0]) / (range[1] - range[0])) * height);
  // Every second point, one a minute, is precise enough.
  const line = course
    .flatMap((degrees, index) => (index % 2 === 0 ? [`${x(index * step)} ${y(degrees)}`] : []))
    .join('L');
  const limit = y(box.limit);
  const isHeat = box.outside > box.rest;
  const beyond = isHeat ? { y: 0, height: limit } : { y: limit, height: height - limit };
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={id}>
        <rect width={width} {...beyond} />
      </clipPath>
      {open.map(([from, to]) => (
        <rect key={from} x={x(from)} width={x(to) - x(from)} height={height} className={styles.open} />
      ))}
      <path d={`M${line}V${height}H0Z`} className={styles.area} />
      <path d={`M0 ${limit}H${width}`} className={styles.limit} />
      <path d={`M${line}`} className={styles.line} />
      <g clipPath={`url(#${id})`}>
        <path d={`M0 ${limit}L${line}L${width} ${limit}Z`} className={styles.past} />
        <path d={`M${line}`} className={styles.wrong} />
      </g>
    </svg>
  );
}
