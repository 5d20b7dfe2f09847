import type en from '@words/en/saas/v2.json';
import type { ReactNode } from 'react';
import { Section, SectionHead } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import styles from './Tek.module.scss';

type Words = typeof en.grammar;
type Example = keyof Words['examples'];

interface TekGrammarProps extends Words {
  /** What each example puts on the desk. */
  results: Record<Example, ReactNode>;
}

/** Parts of a command and their roles, and the result. */
export function TekGrammar({ title, text, label, examples, results }: TekGrammarProps) {
  const tabs = (Object.keys(results) as Example[]).map((key) => ({
    key,
    label: examples[key].label,
    content: (
      <div className={styles.example}>
        <dl className={styles.parts}>
          {examples[key].parts.map(({ word, role }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{word}</dd>
            </div>
          ))}
        </dl>
        {results[key]}
      </div>
    ),
  }));
  return (
    <Section tight id="grammar" labelledBy="grammar-title">
      <SectionHead title={title} text={text} id="grammar-title" quiet />
      <Tabs label={label} tabs={tabs} />
    </Section>
  );
}
