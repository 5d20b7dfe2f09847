import type en from '@words/en/saas/v2.json';
import type { GuestId } from '@/data/guests';
import { Section, SectionHead } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import styles from './Tek.module.scss';

type Person = keyof typeof en.people.items;

const faces: Record<Person, GuestId> = {
  nil: 'nilErdem',
  lars: 'larsPetersen',
  ada: 'adaMensah',
};

/** Testimonials with a favourite command each. */
export function TekPeople({ title, note, items }: typeof en.people) {
  return (
    <Section tight id="people" labelledBy="people-title">
      <SectionHead title={title} text={note} id="people-title" quiet />
      <ul className={styles.people}>
        {(Object.keys(faces) as Person[]).map((id) => (
          <li key={id}>
            <GuestPortrait of={faces[id]} />
            <p className={styles.typed}>{items[id].line}</p>
            <blockquote>{items[id].text}</blockquote>
            <p>
              <strong>{items[id].name}</strong> {items[id].role}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
