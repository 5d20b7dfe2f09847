import { company } from '@/site/company';
import { Button } from '@/ui/Button';
import { Counter } from '@/ui/Counter';
import { Section } from '@/ui/Section';
import { Barograph } from '@/ui/art/Barograph';
import { useCurrentYear } from '@/ui/useCurrentYear';
import styles from './Stats.module.scss';

interface StatsProps {
  title: string;
  /** A customer's sentence, and the label of the link to their story. */
  quote: { text: string; from: string };
  items: Record<'years' | 'sectors' | 'products' | 'customers', { suffix: string; text: string }>;
}

/** Company figures on a barograph drawing, and what a customer says. */
export function Stats({ title, quote, items }: StatsProps) {
  const numbers = { years: useCurrentYear() - company.founded, sectors: 120, products: 200, customers: 600 };
  return (
    <Section tone="surface" joined labelledBy="stats-title">
      <h2 id="stats-title" className="visually-hidden">
        {title}
      </h2>
      <Barograph />
      <dl className={styles.list}>
        {(['years', 'sectors', 'products', 'customers'] as const).map((key) => (
          <div key={key}>
            <dt>{items[key].text}</dt>
            <dd>
              <Counter to={numbers[key]} />
              <span className={styles.suffix}>{items[key].suffix}</span>
            </dd>
          </div>
        ))}
      </dl>
      <blockquote className={styles.quote}>
        {quote.text}
        <p>
          <Button variant="text" to="customer/story-single" params={{ id: 'norddock' }}>
            {quote.from}
          </Button>
        </p>
      </blockquote>
    </Section>
  );
}
