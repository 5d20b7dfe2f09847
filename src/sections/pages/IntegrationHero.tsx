import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbStep } from '@/ui/Breadcrumb';
import styles from './IntegrationHero.module.scss';

interface IntegrationHeroProps {
  /** Gives the hero its tint, together with `branched`. */
  category: string;
  /** Several devices or channels are behind the integration. */
  branched: boolean;
  title: string;
  text: string;
  lead: string;
  trail: string;
  steps: readonly BreadcrumbStep[];
  facts: readonly (readonly [term: string, value: string])[];
  /** Accessible name of the facts. */
  factsTitle: string;
  /** Data flow of the integration. */
  children: ReactNode;
}

/** Hero of an integration: name and facts beside its data flow. */
export function IntegrationHero({
  category,
  branched,
  title,
  text,
  lead,
  trail,
  steps,
  facts,
  factsTitle,
  children,
}: IntegrationHeroProps) {
  return (
    <section
      className={styles.root}
      data-category={category}
      data-branched={branched || undefined}
      aria-labelledby="line-title"
    >
      <div className={styles.content}>
        <Breadcrumb label={trail} steps={steps} here={title} />
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <h1 id="line-title">{title}</h1>
          <p className={styles.text}>{text}</p>
          <dl className={styles.facts} aria-label={factsTitle}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children}
      </div>
    </section>
  );
}
