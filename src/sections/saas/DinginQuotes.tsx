import type en from '@words/en/saas/v3.json';
import type { GuestId } from '@/data/guests';
import { Section, SectionHead } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import { useTranslation } from '@/ui/translation';
import styles from './Dingin.module.scss';

type Person = keyof typeof en.voices.items;

const hoursAndFaces: Record<Person, readonly [hours: number, GuestId]> = {
  selin: [6, 'selinEkinci'],
  henrik: [4, 'henrikVoss'],
  amara: [9, 'amaraDiallo'],
};

/** Testimonials with the hours saved. */
export function DinginQuotes({ title, note, items }: typeof en.voices) {
  const { t } = useTranslation('saas/v3');
  return (
    <Section labelledBy="hours-title">
      <SectionHead title={title} text={note} id="hours-title" align="center" quiet />
      <ul className={styles.voices}>
        {(Object.keys(hoursAndFaces) as Person[]).map((id) => {
          const [count, guest] = hoursAndFaces[id];
          return (
            <li key={id}>
              <GuestPortrait of={guest} />
              <p>
                <strong>{t('voices.hours', { count })}</strong> {items[id].text}
              </p>
              <p>{items[id].name}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
