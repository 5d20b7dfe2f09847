import { Section } from '@/ui/Section';
import { OpenHive } from '@/ui/art/OpenHive';
import styles from './NumberChapters.module.scss';
import type { CaseStoryWords } from './caseStoryWords';

interface NumberChaptersProps {
  words: CaseStoryWords['numbers'];
  /** comb: the figures in cells of a honeycomb, beside a hive. */
  look: 'plain' | 'comb';
}

/** Chapters with a key figure each. */
export function NumberChapters({ words: { title, items }, look }: NumberChaptersProps) {
  return (
    <Section tone="ink" labelledBy="numbers">
      <h2 id="numbers" className={styles.title}>
        {title}
      </h2>
      <div className={look === 'comb' ? styles.columns : undefined}>
        <ol className={styles[look]}>
          {Object.entries(items).map(([id, { figure, title: name, text }]) => {
            const [number, unit] = figure.split(/\s/);
            return (
              <li key={id}>
                <p className={styles.figure}>
                  {number}
                  {unit && <span> {unit}</span>}
                </p>
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
        {look === 'comb' && <OpenHive />}
      </div>
    </Section>
  );
}
