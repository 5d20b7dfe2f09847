import type en from '@words/en/demos/finance-consulting.json';
import { Section } from '@/ui/Section';
import { gear } from '@/ui/art/demos/CrewGear';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import styles from './CrewPortraits.module.scss';

const crew = [
  ['nil', 'nilAksoy'],
  ['hakan', 'hakanBaran'],
  ['greta', 'gretaLindholm'],
] as const;

/** Team members in the portholes of a deckhouse, each beside their gear, with a quote. */
export function CrewPortraits({ title, items }: typeof en.crew) {
  return (
    <Section tight labelledBy="crew-title">
      <h2 id="crew-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.crew}>
        {crew.map(([person, guest]) => {
          const Gear = gear[person];
          return (
            <li key={person}>
              <div className={styles.wall}>
                <div className={styles.porthole}>
                  <GuestPortrait of={guest} />
                </div>
                <Gear />
              </div>
              <div className={styles.words}>
                <h3>{items[person].name}</h3>
                <p className={styles.role}>{items[person].role}</p>
                <p className={styles.quote}>{items[person].quote}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
