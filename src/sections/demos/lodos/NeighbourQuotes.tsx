import type en from '@words/en/demos/classic.json';
import { Section } from '@/ui/Section';
import styles from './NeighbourQuotes.module.scss';

/** Testimonials, laid out as a newspaper. */
export function NeighbourQuotes({ title, stories, note }: typeof en.paper) {
  return (
    <Section joined labelledBy="paper-title">
      <div className={styles.root}>
        <h2 id="paper-title">{title}</h2>
        <div className={styles.columns}>
          {stories.map((story) => (
            <article key={story.title}>
              <h3>{story.title}</h3>
              <p>{story.text}</p>
            </article>
          ))}
        </div>
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}
