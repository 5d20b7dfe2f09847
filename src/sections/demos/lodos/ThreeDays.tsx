import type en from '@words/en/demos/classic.json';
import { Section } from '@/ui/Section';
import { Thermometer } from '@/ui/art/demos/Thermometer';
import styles from './ThreeDays.module.scss';

/** Three steps as calendar sheets with a thermometer. */
export function ThreeDays({ title, note, items }: typeof en.days) {
  return (
    <Section tight labelledBy="days-title">
      <div className={styles.head}>
        <h2 id="days-title">{title}</h2>
        <p>{note}</p>
      </div>
      <ol className={styles.leaves}>
        {items.map(({ day, title: heading, text }, index) => (
          <li key={day}>
            <p className={styles.day}>{day}</p>
            <div>
              <h3>{heading}</h3>
              <p>{text}</p>
            </div>
            <Thermometer level={[0.2, 0.55, 0.9][index] ?? 0} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
