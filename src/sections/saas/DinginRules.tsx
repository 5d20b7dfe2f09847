import type en from '@words/en/saas/v3.json';
import { Section, SectionHead } from '@/ui/Section';
import { WeekSign } from '@/ui/art/saas/WeekSign';
import styles from './Dingin.module.scss';

const rules = ['morning', 'flock', 'wall'] as const;

/** Rules of the scheduling, each with a sample week. */
export function DinginRules({ title, items }: typeof en.rules) {
  return (
    <Section tight labelledBy="rules-title">
      <SectionHead title={title} id="rules-title" quiet />
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <WeekSign rule={rule} title={items[rule].picture} />
            <h3>{items[rule].title}</h3>
            <p>{items[rule].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
