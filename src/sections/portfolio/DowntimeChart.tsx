import type en from '@words/en/portfolio/case-study/v1.json';
import { beforeAfterScenes } from '@/data/caseStudies';
import { interpolate } from '@/lib/interpolate';
import { sumOf } from '@/lib/sumOf';
import styles from './DowntimeChart.module.scss';

type DowntimeChartProps = (typeof en)['stops'];

const { before, after } = beforeAfterScenes.dokum.stops;

/** Left edge of a week's column; between the two halves is a gap. */
const xOf = (week: number) => week * 26 + (week < before.length ? 0 : 16);

/** Numbers of stops with a line across the chart. */
const levels = [2, 4] as const;

/** Stops per week, one block each: twelve weeks before, twelve after. */
export function DowntimeChart({ title, before: from, after: to, week: weekLabel, example }: DowntimeChartProps) {
  const weeks = [...before, ...after];
  return (
    <figure className={styles.root}>
      <figcaption>{title}</figcaption>
      <svg viewBox="-36 16 676 180" aria-hidden="true">
        <g className={styles.columns}>
          {levels.map((level) => (
            <g key={level}>
              <path d={`M0 ${160 - level * 26}H640`} className={styles.level} />
              <text x="-12" y={160 - level * 26} dy="0.35em" className={styles.count}>
                {level}
              </text>
            </g>
          ))}
          <path d="M0 160H640" className={styles.floor} />
          <path d="M319 24V160" className={styles.change} />
          {weeks.flatMap((stops, week) =>
            Array.from({ length: stops }, (_, k) => (
              <rect
                key={`${week} ${k}`}
                x={xOf(week) + 2}
                y={136 - k * 26}
                width="21"
                height="22"
                rx="4"
                className={week < before.length ? styles.then : styles.now}
              />
            )),
          )}
        </g>
        {[0, before.length].map((week) => (
          <text key={week} x={xOf(week) + 2} y="190">
            {interpolate(weekLabel, { number: week + 1 })}
          </text>
        ))}
        <text x="638" y="190" className={styles.count}>
          {interpolate(weekLabel, { number: weeks.length })}
        </text>
      </svg>
      <p className={styles.legend}>
        <span className={styles.was}>{interpolate(from, { count: sumOf(before) })}</span>
        <span>{interpolate(to, { count: sumOf(after) })}</span>
      </p>
      <p className={styles.example}>{example}</p>
    </figure>
  );
}
