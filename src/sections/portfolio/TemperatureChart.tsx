import { useId } from 'react';
import type { thermalBoxes } from '@/data/caseStudies';
import { roundToTenth } from '@/lib/roundToTenth';
import { ChartComb } from './ChartComb';
import styles from './TemperatureChart.module.scss';
import { type simulateTemperature, stepMinutes } from './temperature';

interface TemperatureChartProps {
  of: (typeof thermalBoxes)[keyof typeof thermalBoxes];
  /** Label of a door: number in, text out. */
  door: (number: number) => string;
  record: ReturnType<typeof simulateTemperature>;
  /** Whether the area below the line consists of the cells of a comb. */
  comb: boolean;
}

/** viewBox size; the drawing is stretched. */
const width = 1200;
const height = 340;

/** Minutes between two labels of the time axis. */
const hour = 60;

/** Time of day of a minute; the record starts at eight. */
const timeOf = (minute: number) => `${String(8 + minute / hour).padStart(2, '0')}:00`;

/** Temperature over time with open phases, limit and violations. */
export function TemperatureChart({ of, record: { course, open }, door, comb }: TemperatureChartProps) {
  const { box, range, ticks } = of;
  const id = useId();
  const x = (minute: number) => roundToTenth((minute / box.length) * width);
  const y = (degrees: number) => roundToTenth(height - ((degrees - range[0]) / (range[1] - range[0])) * height);
  // Every second point, one a minute, is precise enough.
  const line = course
    .flatMap((degrees, index) => (index % 2 === 0 ? [`${x(index * stepMinutes)} ${y(degrees)}`] : []))
    .join('L');
  const area = `M${line}V${height}H0Z`;
  const limit = y(box.limit);
  const isHeat = box.outside > box.rest;
  const beyond = isHeat ? { y: 0, height: limit } : { y: limit, height: height - limit };
  // The plot is stretched; labels in percent of the undistorted outer drawing are not.
  const percent = (part: number, whole: number) => `${roundToTenth((part / whole) * 100)}%`;
  const hours = Array.from({ length: box.length / hour + 1 }, (_, index) => index * hour);
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.degrees}>
        {ticks.map((degrees) => (
          <text key={degrees} x="100%" y={percent(y(degrees), height)} dy="0.35em">
            {degrees} °C
          </text>
        ))}
      </svg>
      {comb && <ChartComb area={area} width={width} height={height} />}
      <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {ticks.map((degrees) => (
          <path key={degrees} d={`M0 ${y(degrees)}H${width}`} className={styles.grid} />
        ))}
        <clipPath id={id}>
          <rect width={width} {...beyond} />
        </clipPath>
        {open.map(([from, to]) => (
          <rect key={from} x={x(from)} width={x(to) - x(from)} height={height} className={styles.open} />
        ))}
        <path d={area} className={styles.area} />
        <path d={`M0 ${limit}H${width}`} className={styles.limit} />
        <path d={`M${line}`} className={styles.line} />
        <g clipPath={`url(#${id})`}>
          <path d={`M0 ${limit}L${line}L${width} ${limit}Z`} className={styles.past} />
          <path d={`M${line}`} className={styles.wrong} />
        </g>
      </svg>
      <svg className={styles.doors}>
        {open.map(([from], index) => (
          <text key={from} x={percent(from, box.length)} y="1em">
            {door(index + 1)}
          </text>
        ))}
      </svg>
      <svg className={styles.times}>
        {hours.map((minute) => (
          <text key={minute} x={percent(minute, box.length)} y="1.35em">
            {timeOf(minute)}
          </text>
        ))}
      </svg>
    </div>
  );
}
