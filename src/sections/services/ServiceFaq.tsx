import { Accordion } from '@/ui/Accordion';
import { Section } from '@/ui/Section';
import { ForemanAsking } from '@/ui/art/about/ForemanAsking';
import styles from './ServiceFaq.module.scss';

interface ServiceFaqProps {
  title: string;
  items: readonly { question: string; answer: string }[];
}

/** Exclusive accordion of questions, beside the foreman who asks them. */
export function ServiceFaq({ title, items }: ServiceFaqProps) {
  return (
    <Section tight labelledBy="faq-title">
      <div className={styles.root}>
        <h2 id="faq-title">{title}</h2>
        <ForemanAsking />
        <Accordion
          layout="framed"
          marker="plus"
          name="questions"
          firstOpen
          items={items.map(({ question, answer }) => ({ id: question, title: question, children: <p>{answer}</p> }))}
        />
      </div>
    </Section>
  );
}
