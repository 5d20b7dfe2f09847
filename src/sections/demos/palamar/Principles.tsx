import type en from '@words/en/demos/finance-consulting.json';
import { Section } from '@/ui/Section';
import { Rope } from '@/ui/art/demos/Rope';
import styles from './Principles.module.scss';

/** Three principles. */
export function Principles({ title, items }: typeof en.plain) {
  return (
    <Section labelledBy="plain-title">
      <h2 id="plain-title">{title}</h2>
      <div className={styles.rope}>
        <Rope />
      </div>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Section>
  );
}
