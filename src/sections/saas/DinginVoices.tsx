import type en from '@words/en/saas/v3.json';
import { interpolate } from '@/lib/interpolate';
import { Section, SectionHead } from '@/ui/Section';
import { type Face, Portrait, type Tone } from '@/ui/art/Portrait';
import styles from './Dingin.module.scss';

type Person = keyof typeof en.voices.items;

const people: Record<Person, readonly [hours: number, Face, Tone]> = {
  selin: [6, 'bun', 'sun'],
  henrik: [4, 'beard', 'stone'],
  amara: [9, 'scarf', 'leaf'],
};

/** What people do with the hours they got back. */
export function DinginVoices({ title, note, hours, items }: typeof en.voices) {
  return (
    <Section labelledBy="hours-title">
      <SectionHead title={title} text={note} id="hours-title" align="center" />
      <ul className={styles.voices}>
        {(Object.keys(people) as Person[]).map((id) => {
          const [count, face, tone] = people[id];
          return (
            <li key={id}>
              <Portrait face={face} tone={tone} />
              <p>
                <strong>{interpolate(hours, { count })}</strong> {items[id].text}
              </p>
              <p>{items[id].name}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
