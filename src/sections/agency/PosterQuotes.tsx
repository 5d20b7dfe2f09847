import styles from './PosterQuotes.module.scss';

interface PosterQuotesProps {
  title: string;
  text: string;
  items: Record<string, { quote: string; who: string }>;
}

/** Quotes on coloured sheets. */
export function PosterQuotes({ title, text, items }: PosterQuotesProps) {
  return (
    <section className={styles.root} aria-labelledby="voices-title">
      <div className={styles.head}>
        <h2 id="voices-title">{title}</h2>
        <p>{text}</p>
      </div>
      {Object.entries(items).map(([key, { quote, who }]) => (
        <figure key={key}>
          <blockquote>{quote}</blockquote>
          <figcaption>{who}</figcaption>
        </figure>
      ))}
    </section>
  );
}
