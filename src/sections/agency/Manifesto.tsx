import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { Isobars } from '@/ui/art/Isobars';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import styles from './Manifesto.module.scss';

interface ManifestoProps {
  before: string;
  /** Highlighted words with their full stop, which must not start a line. */
  mark: string;
  after: string;
  title: string;
  rows: Record<string, { name: string; line: string; items: readonly string[] }>;
}

/** A statement and expandable rows. */
export function Manifesto({ before, mark, after, title, rows }: ManifestoProps) {
  return (
    <div className={styles.root}>
      <Section tone="ink" labelledBy="manifesto-title">
        <div className={styles.map}>
          <Isobars name="card" tone="onInk" />
        </div>
        <p className={styles.sentence}>
          {before} <em>{mark}</em> {after}
        </p>
        <h2 id="manifesto-title" className={styles.title}>
          {title}
        </h2>
        <div className={styles.rows}>
          {Object.entries(rows).map(([key, { name, line, items }]) => (
            <details key={key} name="manifesto">
              <summary>
                <h3>{name}</h3>
                <span>{line}</span>
                <Icon name={arrowUpRight} />
              </summary>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </Section>
    </div>
  );
}
