import type en from '@words/en/saas/v3.json';
import type { BlockId } from '@/data/week';
import { Section, SectionHead } from '@/ui/Section';
import { WeekSign } from '@/ui/art/saas/WeekSign';
import styles from './Dingin.module.scss';

type Words = typeof en.rules;

const rules = ['morning', 'flock', 'wall'] as const;

interface DinginRulesProps extends Words {
  blocks: Record<BlockId, string>;
}

/** Rules of the scheduling, each with a sample week. */
export function DinginRules({ title, items, blocks }: DinginRulesProps) {
  return (
    <Section tight labelledBy="rules-title">
      <SectionHead title={title} id="rules-title" quiet />
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <WeekSign rule={rule} title={items[rule].picture} names={blocks} />
            <h3>{items[rule].title}</h3>
            <p>{items[rule].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
