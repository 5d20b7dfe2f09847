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
    </Section>
  );
}
