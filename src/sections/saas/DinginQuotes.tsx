import type en from '@words/en/saas/v3.json';
import { Section, SectionHead } from '@/ui/Section';
import { FreeHour } from '@/ui/art/saas/FreeHour';
import { useTranslation } from '@/ui/translation';
import styles from './Dingin.module.scss';

type Person = keyof typeof en.voices.items;

const hoursAndUses = {
  selin: [6, 'pool'],
  henrik: [4, 'hammock'],
  amara: [9, 'book'],
} as const satisfies Record<Person, unknown>;

/** Testimonials with the hours saved and what they are for. */
export function DinginQuotes({ title, note, items }: typeof en.voices) {
  const { t } = useTranslation('saas/v3');
  return (
    <Section labelledBy="hours-title">
      <SectionHead title={title} text={note} id="hours-title" align="center" quiet />
      <ul className={styles.voices}>
        {(Object.keys(hoursAndUses) as Person[]).map((id) => {
          const [count, use] = hoursAndUses[id];
          return (
            <li key={id}>
              <FreeHour at={use} />
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
