import { Section, SectionHead } from '@/ui/Section';
import { type Sign, WeatherSign } from '@/ui/art/agency/WeatherSign';
import styles from './FiveDays.module.scss';

interface FiveDaysProps {
  title: string;
  text: string;
  items: Record<Sign, { day: string; title: string; text: string }>;
}

/** Process in five days, drawn as a forecast. */
export function FiveDays({ title, text, items }: FiveDaysProps) {
  return (
    <Section labelledBy="days-title">
      <SectionHead id="days-title" title={title} text={text} />
      <div className={styles.forecast}>
        <svg viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d="M0 250C14 240 26 234 40 230C140 236 200 206 300 198S440 180 540 166 680 136 780 126 920 128 1020 118 1140 104 1200 82" />
        </svg>
        <ol className={styles.week}>
          {(Object.keys(items) as Sign[]).map((sign) => (
            <li key={sign} data-sign={sign}>
              <p className={styles.day}>{items[sign].day}</p>
              <div className={styles.sign}>
                <WeatherSign sign={sign} />
              </div>
              <h3>{items[sign].title}</h3>
              <p>{items[sign].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
