import { Accordion } from '@/ui/Accordion';
import styles from './AgencyFaq.module.scss';

interface AgencyFaqProps {
  title: string;
  items: Record<string, { question: string; answer: string }>;
  /** framed: heading beside rules; cards: two columns; beside: in a column of another section; numbered: on the page's grid. */
  layout: 'framed' | 'cards' | 'beside' | 'numbered';
}

/** Accordion of questions; with `beside` its first one is open. */
export function AgencyFaq({ title, items, layout }: AgencyFaqProps) {
  return (
    <section className={`${styles.root} ${styles[layout]}`} aria-labelledby="faq-title">
      <h2 id="faq-title">{title}</h2>
      <div>
        <Accordion
          layout={layout === 'beside' ? 'framed' : layout}
          marker="plus"
          headings
          firstOpen={layout === 'beside'}
          items={Object.entries(items).map(([id, { question, answer }]) => ({
            id,
            title: question,
            children: <p>{answer}</p>,
          }))}
        />
      </div>
    </section>
  );
}
