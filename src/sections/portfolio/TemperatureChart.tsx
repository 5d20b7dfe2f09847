import { useId } from 'react';
import type { thermalBoxes } from '@/data/caseStudies';
import { roundToTenth } from '@/lib/roundToTenth';
import styles from './TemperatureChart.module.scss';
import { type simulateTemperature, stepMinutes } from './temperature';

interface TemperatureChartProps {
  of: (typeof thermalBoxes)[keyof typeof thermalBoxes];
  record: ReturnType<typeof simulateTemperature>;
}

/** viewBox size; the drawing is stretched. */
const width = 1200;
const height = 340;

/** Temperature over time with open phases, limit and violations. */
export function TemperatureChart({ of: { box, range }, record: { course, open } }: TemperatureChartProps) {
  const id = useId();
  const x = (minute: number) => roundToTenth((minute / box.length) * width);
  const y = (degrees: number) => roundToTenth(height - ((degrees - range[0]) / (range[1] - range[0])) * height);
  // Every second point, one a minute, is precise enough.
  const line = course
    .flatMap((degrees, index) => (index % 2 === 0 ? [`${x(index * stepMinutes)} ${y(degrees)}`] : []))
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
