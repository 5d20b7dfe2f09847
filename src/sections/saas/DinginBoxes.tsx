import type en from '@words/en/saas/v3.json';
import { Section, SectionHead } from '@/ui/Section';
import { BlindLens } from '@/ui/art/saas/BlindLens';
import styles from './Dingin.module.scss';

/** Which data the product can read: the same entries as their owner and as the product see them. */
export function DinginBoxes({ title, text, yours, ours, rows }: typeof en.boxes) {
  return (
    <Section tight tone="surface" labelledBy="boxes-title">
      <SectionHead title={title} text={text} id="boxes-title" quiet />
      <div className={styles.boxes}>
        <figure>
          <ul>
            {Object.entries(rows).map(([id, row]) => (
              <li key={id} data-row={id}>
                {row}
              </li>
            ))}
          </ul>
          <figcaption>{yours}</figcaption>
        </figure>
        <div className={styles.lens}>
          <BlindLens />
        </div>
        <figure>
          <div aria-hidden="true">
            {Object.keys(rows).map((id) => (
              <span key={id} data-row={id} />
            ))}
          </div>
          <figcaption>{ours}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
