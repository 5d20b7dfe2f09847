import { Section, SectionHead } from '@/ui/Section';
import { DaySky } from '@/ui/art/about/DaySky';
import styles from './FiveDayPlan.module.scss';

interface FiveDayPlanProps {
  title: string;
  text: string;
  days: readonly { day: string; title: string; text: string }[];
}

/** Five days of a project, drawn as a weather forecast. */
export function FiveDayPlan({ title, text, days }: FiveDayPlanProps) {
  return (
    <Section labelledBy="week-title">
      <SectionHead title={title} text={text} id="week-title" align="center" />
      <ol className={styles.days}>
        {days.map(({ day, ...forecast }, index) => (
          <li key={day}>
            <DaySky day={index} />
            <p>{day}</p>
            <h3>{forecast.title}</h3>
            <p>{forecast.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
