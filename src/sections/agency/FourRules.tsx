import styles from './FourRules.module.scss';

interface FourRulesProps {
  title: string;
  items: Record<string, { name: string; text: string }>;
}

/** Numbered rules of the design agency. */
export function FourRules({ title, items }: FourRulesProps) {
  return (
    <section className={styles.root} aria-labelledby="rules-title">
      <h2 id="rules-title">{title}</h2>
      <ol className={styles.list}>
        {Object.entries(items).map(([key, { name, text }]) => (
          <li key={key}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
