import { Section } from '@/ui/Section';
import styles from './MessageFacts.module.scss';

interface MessageFactsProps {
  title: string;
  items: readonly { title: string; text: string }[];
}

/** How a message is handled. */
export function MessageFacts({ title, items }: MessageFactsProps) {
  return (
    <Section tone="surface" tight labelledBy="desk-facts-title">
      <h2 id="desk-facts-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
