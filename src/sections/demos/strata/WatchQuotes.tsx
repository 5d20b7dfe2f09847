import type en from '@words/en/demos/product-landing.json';
import { Section } from '@/ui/Section';
import styles from './WatchQuotes.module.scss';

/** Two testimonials. */
export function WatchQuotes({ title, items }: typeof en.voices) {
  return (
    <Section tight labelledBy="voices-title">
      <div className={styles.root}>
        <h2 id="voices-title">{title}</h2>
        <div className={styles.row}>
          {items.map(({ text, who }) => (
            <figure key={who}>
              <blockquote>{text}</blockquote>
              <figcaption>{who}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}
