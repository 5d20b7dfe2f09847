import type en from '@words/en/portfolio/case-study/v1.json';
import { beforeAfterScenes } from '@/data/caseStudies';
import { interpolate } from '@/lib/interpolate';
import { sumOf } from '@/lib/sumOf';
import styles from './DowntimeChart.module.scss';

type DowntimeChartProps = (typeof en)['stops'];

const { before, after } = beforeAfterScenes.dokum.stops;

/** Stops per week, one block each: twelve weeks before, twelve after. */
export function DowntimeChart({ title, before: from, after: to, example }: DowntimeChartProps) {
  const weeks = [...before, ...after];
  return (
    <figure className={styles.root}>
      <figcaption>{title}</figcaption>
      <svg viewBox="0 0 640 190" aria-hidden="true">
        <path d="M0 160H640" className={styles.floor} />
        {weeks.flatMap((stops, week) =>
          Array.from({ length: stops }, (_, k) => (
            <rect
              key={`${week} ${k}`}
              x={week * 26 + (week < 12 ? 0 : 16) + 2}
              y={134 - k * 26}
              width="21"
              height="22"
              rx="4"
              className={week < 12 ? styles.then : styles.now}
            />
          )),
        )}
        <path d="M0 176H310" className={styles.then} />
        <path d="M330 176H638" className={styles.now} />
      </svg>
      <p className={styles.legend}>
        <span>{interpolate(from, { count: sumOf(before) })}</span>
        <span>{interpolate(to, { count: sumOf(after) })}</span>
      </p>
      <p className={styles.example}>{example}</p>
    </figure>
  );
}
