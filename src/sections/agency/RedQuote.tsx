import styles from './RedQuote.module.scss';

interface RedQuoteProps {
  title: string;
  quote: string;
  who: string;
}

/** A large quote on red. */
export function RedQuote({ title, quote, who }: RedQuoteProps) {
  return (
    <section className={styles.root} aria-labelledby="voice-title">
      <figure>
        <h2 id="voice-title">{title}</h2>
        <blockquote>{quote}</blockquote>
        <figcaption>{who}</figcaption>
      </figure>
    </section>
  );
}
