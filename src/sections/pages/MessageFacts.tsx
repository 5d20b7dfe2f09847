import { FactMark } from '@/ui/art/pages/FactMark';
import styles from './MessageFacts.module.scss';

interface MessageFactsProps {
  title: string;
  items: readonly { title: string; text: string }[];
}

/** How a message is handled: notes for the column beside a form. */
export function MessageFacts({ title, items }: MessageFactsProps) {
  return (
    <section className={styles.root} aria-labelledby="desk-facts-title">
      <h2 id="desk-facts-title">{title}</h2>
      <ol>
        {items.map((item, at) => (
          <li key={item.title}>
            <FactMark at={at} />
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
