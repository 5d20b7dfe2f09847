import type en from '@words/en/saas/v3.json';
import { Section, SectionHead } from '@/ui/Section';
import { type Face, Portrait, type Tone } from '@/ui/art/Portrait';
import { useTranslation } from '@/ui/translation';
import styles from './Dingin.module.scss';

type Person = keyof typeof en.voices.items;

const hoursAndFaces: Record<Person, readonly [hours: number, Face, Tone]> = {
  selin: [6, 'bun', 'sun'],
  henrik: [4, 'beard', 'stone'],
  amara: [9, 'scarf', 'leaf'],
};

/** Testimonials with the hours saved. */
export function DinginQuotes({ title, note, items }: typeof en.voices) {
  const { t } = useTranslation('saas/v3');
  return (
    <Section labelledBy="hours-title">
      <SectionHead title={title} text={note} id="hours-title" align="center" quiet />
      <ul className={styles.voices}>
        {(Object.keys(hoursAndFaces) as Person[]).map((id) => {
          const [count, face, tone] = hoursAndFaces[id];
          return (
            <li key={id}>
              <Portrait face={face} tone={tone} />
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
