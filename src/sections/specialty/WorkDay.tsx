import { Section } from '@/ui/Section';
import styles from './WorkDay.module.scss';

interface WorkDayWords {
  title: string;
  text: string;
  hours: Record<string, { time: string; title: string; text: string }>;
}

/** A working day as a curve of pressure: each hour is a quarter of it. */
export function WorkDay({ title, text, hours }: WorkDayWords) {
  return (
    <Section tone="ink" labelledBy="day-title">
      <div className={styles.head}>
        <h2 id="day-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.day}>
        <svg className={styles.across} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id="day-pressure" x2="0" y2="1">
            <stop stopColor="var(--link)" stopOpacity=".3" />
            <stop offset="1" stopColor="var(--link)" stopOpacity="0" />
          </linearGradient>
          <path d="M0 1H1200M0 30H1200M0 60H1200M0 90H1200M0 119H1200" strokeWidth="1" strokeOpacity=".18" />
          <path
            d="M0 46C90 24 190 84 300 84S500 22 600 22S810 40 900 56S1110 104 1200 108V120H0Z"
            fill="url(#day-pressure)"
            stroke="none"
          />
          <path d="M0 46C90 24 190 84 300 84S500 22 600 22S810 40 900 56S1110 104 1200 108" />
        </svg>
        <svg className={styles.down} viewBox="0 0 120 1200" preserveAspectRatio="none" aria-hidden="true">
          <path d="M46 0C24 90 84 190 84 300S22 500 22 600S40 810 56 900S104 1110 108 1200" />
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
      </div>
    </Section>
  );
}
