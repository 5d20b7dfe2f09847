import { Section } from '@/ui/Section';
import { OpenHive } from '@/ui/art/OpenHive';
import { TruckDoors } from '@/ui/art/TruckDoors';
import styles from './NumberChapters.module.scss';
import type { CaseStoryWords } from './caseStoryWords';

interface NumberChaptersProps {
  words: CaseStoryWords['numbers'];
  /** plain: behind the doors of a truck; comb: the figures in cells of a honeycomb, beside a hive. */
  look: 'plain' | 'comb';
}

/** Chapters with a key figure each. */
export function NumberChapters({ words: { title, items }, look }: NumberChaptersProps) {
  return (
    <Section tone="ink" labelledBy="numbers">
      <div className={`${styles.root} ${look === 'plain' ? styles.mirrored : ''}`}>
        <h2 id="numbers">{title}</h2>
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
        {look === 'comb' ? <OpenHive /> : <TruckDoors />}
      </div>
    </Section>
  );
}
