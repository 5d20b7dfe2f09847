import { Icon } from '@/ui/Icon';
import { plusLg } from '@/ui/icons/plus-lg';
import styles from './Faq.module.scss';

interface FaqProps {
  title: string;
  items: Record<string, { question: string; answer: string }>;
  /** plain: heading beside rules; cards: sheets in two columns; large: big questions; grid: numbered, on columns. */
  look: 'plain' | 'cards' | 'large' | 'grid';
}

/** Questions that open on the spot, without a script. */
export function Faq({ title, items, look }: FaqProps) {
  return (
    <section className={`${styles.root} ${styles[look]}`} aria-labelledby="faq-title">
      <h2 id="faq-title">{title}</h2>
      <div className={styles.list}>
        {Object.entries(items).map(([key, { question, answer }]) => (
          <details key={key}>
            <summary>
              <h3>{question}</h3>
              <Icon name={plusLg} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
