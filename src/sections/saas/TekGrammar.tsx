import type en from '@words/en/saas/v2.json';
import { Section, SectionHead } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import styles from './Tek.module.scss';

/** Parts of a command and their roles. */
export function TekGrammar({ title, text, label, examples }: typeof en.grammar) {
  const tabs = Object.entries(examples).map(([key, example]) => ({
    key,
    label: example.label,
    content: (
      <dl className={styles.parts}>
        {example.parts.map(({ word, role }) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{word}</dd>
          </div>
        ))}
      </dl>
    ),
  }));
  return (
    <Section tight id="grammar" labelledBy="grammar-title">
      <SectionHead title={title} text={text} id="grammar-title" quiet />
      <Tabs label={label} tabs={tabs} />
    </Section>
  );
}
