import { Accordion } from '@/ui/Accordion';
import styles from './AgencyFaq.module.scss';

interface AgencyFaqProps {
  title: string;
  items: Record<string, { question: string; answer: string }>;
  /** framed: heading beside rules; cards: sheets in two columns; parted: big questions; numbered: on the sheet's columns. */
  layout: 'framed' | 'cards' | 'parted' | 'numbered';
}

/** What is asked of an agency, in the look of its page. */
export function AgencyFaq({ title, items, layout }: AgencyFaqProps) {
  return (
    <section className={`${styles.root} ${styles[layout]}`} aria-labelledby="faq-title">
      <h2 id="faq-title">{title}</h2>
      <div className={styles.list}>
        <Accordion
          layout={layout}
          sign="plus"
          headings
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
