import { Section } from '@/ui/Section';
import { FaxAndFolder } from '@/ui/art/about/FaxAndFolder';
import styles from './NameStory.module.scss';

interface NameStoryProps {
  eyebrow: string;
  /** What the folder in the drawing is called. */
  folder: string;
  title: string;
  paragraphs: readonly string[];
  quote: string;
}

/** Where the company's name comes from. */
export function NameStory({ eyebrow, folder, title, paragraphs, quote }: NameStoryProps) {
  return (
    <Section labelledBy="story-title">
      <div className={styles.root}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 id="story-title">{title}</h2>
          <div className={styles.picture}>
            <FaxAndFolder name={folder} />
          </div>
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
