import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { plusLg } from '@/ui/icons/plus-lg';
import styles from './Questions.module.scss';

interface QuestionsProps {
  title: string;
  items: readonly { question: string; answer: string }[];
}

/** Questions that open; one at a time, by the browser itself. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <Section labelledBy="faq-title">
      <h2 id="faq-title" className={styles.title}>
        {title}
      </h2>
      {items.map(({ question, answer }, index) => (
        <details key={question} name="questions" open={index === 0} className={styles.item}>
          <summary>
            {question}
            <Icon name={plusLg} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </Section>
  );
}
