import { Section } from '@/ui/Section';
import styles from './NameStory.module.scss';

interface NameStoryProps {
  eyebrow: string;
  title: string;
  paragraphs: readonly string[];
  quote: string;
}

/** Where the company's name comes from. */
export function NameStory({ eyebrow, title, paragraphs, quote }: NameStoryProps) {
  return (
    <Section labelledBy="story-title">
      <div className={styles.root}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 id="story-title">{title}</h2>
        </div>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.quote}>{quote}</p>
        </div>
      </div>
    </Section>
  );
}
