import { Section } from '@/ui/Section';
import styles from './WorkDay.module.scss';

interface WorkDayWords {
  title: string;
  text: string;
  hours: Record<string, { time: string; title: string; text: string }>;
}

/** A working day as a timeline. */
export function WorkDay({ title, text, hours }: WorkDayWords) {
  return (
    <Section tone="ink" labelledBy="day-title">
      <div className={styles.head}>
        <h2 id="day-title">{title}</h2>
        <p>{text}</p>
      </div>
      <svg className={styles.curve} viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 66C60 66 70 20 130 22S210 80 280 74S380 14 450 20S560 70 640 64S780 30 860 34S1040 48 1200 46"
          fill="none"
          stroke="var(--link)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol className={styles.hours}>
        {Object.entries(hours).map(([key, hour]) => (
          <li key={key}>
            <time>{hour.time}</time>
            <h3>{hour.title}</h3>
            <p>{hour.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
