import { Section } from '@/ui/Section';
import styles from './HouseRules.module.scss';

interface HouseRulesProps {
  title: string;
  items: readonly { title: string; text: string }[];
}

/** Numbered rules of the company. */
export function HouseRules({ title, items }: HouseRulesProps) {
  return (
    <Section tight labelledBy="rules-title">
      <h2 id="rules-title" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {items.map((rule) => (
          <li key={rule.title}>
            <h3>{rule.title}</h3>
            <p>{rule.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
