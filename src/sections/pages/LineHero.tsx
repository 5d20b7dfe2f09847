import type { ReactNode } from 'react';
import type { IntegrationId } from '@/data/entryIds';
import { Breadcrumb, type Step } from '@/ui/Breadcrumb';
import { IntegrationMark } from '@/ui/art/pages/IntegrationMark';
import styles from './LineHero.module.scss';

interface LineHeroProps {
  id: IntegrationId;
  title: string;
  text: string;
  lead: string;
  trail: string;
  steps: readonly Step[];
  facts: readonly (readonly [term: string, value: string])[];
  /** What the list of facts is called. */
  factsTitle: string;
  /** The line and what it carries. */
  children: ReactNode;
}

/** One integration: its sign in outline over the whole height, its name, what it is in four lines, and its line. */
export function LineHero({ id, title, text, lead, trail, steps, facts, factsTitle, children }: LineHeroProps) {
  return (
    <section className={styles.root} aria-labelledby="line-title">
      <div className={styles.ghost}>
        <IntegrationMark id={id} />
      </div>
      <div className={styles.content}>
        <Breadcrumb label={trail} steps={steps} here={title} />
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <h1 id="line-title">{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <dl className={styles.facts} aria-label={factsTitle}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
