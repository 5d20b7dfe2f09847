import { Accordion } from '@/ui/Accordion';
import styles from './ServiceFaq.module.scss';

interface ServiceFaqProps {
  title: string;
  items: readonly { question: string; answer: string }[];
}

/** Exclusive accordion of questions. */
export function ServiceFaq({ title, items }: ServiceFaqProps) {
  return (
    <section className={styles.root} aria-labelledby="faq-title">
      <h2 id="faq-title">{title}</h2>
      <Accordion
        layout="framed"
        marker="plus"
        name="questions"
        firstOpen
        items={items.map(({ question, answer }) => ({ id: question, title: question, children: <p>{answer}</p> }))}
      />
    </section>
  );
}
