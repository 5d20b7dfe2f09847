import type en from '@words/en/demos/finance-consulting.json';
import { Section } from '@/ui/Section';
import { type Face, Portrait, type Tone } from '@/ui/art/Portrait';
import styles from './CrewPortraits.module.scss';

const faces = {
  nil: { face: 'bob', tone: 'sky' },
  hakan: { face: 'beard', tone: 'sun' },
  greta: { face: 'bun', tone: 'leaf' },
} as const satisfies Record<string, { face: Face; tone: Tone }>;

const order = ['nil', 'hakan', 'greta'] as const;

/** Team members with a quote each. */
export function CrewPortraits({ title, items }: typeof en.crew) {
  return (
    <Section tight labelledBy="crew-title">
      <h2 id="crew-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.crew}>
        {order.map((person) => (
          <li key={person}>
            <div className={styles.porthole}>
              <Portrait {...faces[person]} />
            </div>
            <div>
              <h3>{items[person].name}</h3>
              <p className={styles.role}>{items[person].role}</p>
              <p className={styles.quote}>{items[person].quote}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
