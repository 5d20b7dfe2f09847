import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import styles from './MessageFacts.module.scss';

interface MessageFactsProps {
  title: string;
  items: readonly { title: string; text: string }[];
}

/** How a message is handled. */
export function MessageFacts({ title, items }: MessageFactsProps) {
  return (
    <Section tone="surface" labelledBy="desk-facts-title">
      <h2 id="desk-facts-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.tray}>
        <div className={styles.mascot}>
          <Mascot pose="sit" />
        </div>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
