import { Section } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import styles from './ProductFacts.module.scss';

/** Words of one product. */
export interface ProductWords {
  description: { first: string; second: string };
  facts: { title: string; text: string; items: Record<string, { value: string; title: string; text: string }> };
  specs: Record<string, { label: string; value: string }>;
  reviews: Record<string, string>;
}

interface ProductFactsProps extends Pick<ProductWords, 'description' | 'facts' | 'specs'> {
  tabs: { label: string; description: string; specs: string };
}

/** Key facts, then description and specifications in tabs. */
export function ProductFacts({ description, facts, specs, tabs }: ProductFactsProps) {
  return (
    <>
      <Section tone="surface" labelledBy="facts-title">
        <div className={styles.facts}>
          <div>
            <h2 id="facts-title">{facts.title}</h2>
            <p>{facts.text}</p>
          </div>
          {Object.entries(facts.items).map(([key, item]) => (
            <div key={key} className={styles.fact}>
              <p className={styles.value}>{item.value}</p>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section>
        <Tabs
          label={tabs.label}
          tabs={[
            {
              key: 'description',
              label: tabs.description,
              content: (
                <div className={styles.prose}>
                  <p>{description.first}</p>
                  <p>{description.second}</p>
                </div>
              ),
            },
            {
              key: 'specs',
              label: tabs.specs,
              content: (
                <dl className={styles.specs}>
                  {Object.entries(specs).map(([key, { label, value }]) => (
                    <div key={key}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              ),
            },
          ]}
        />
      </Section>
    </>
  );
}
