import { dateFormat, numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v3.json';
import { localeOf } from '@/site/languages';
import { Section, SectionHead } from '@/ui/Section';
import { BlindLens } from '@/ui/art/saas/BlindLens';
import { useLanguage } from '@/ui/translation';
import styles from './Dingin.module.scss';

/** Start of each entry, in hours and minutes, and its length in minutes. */
const entries = {
  a: { from: [11, 0], minutes: 45 },
  b: { from: [14, 30], minutes: 90 },
  c: { from: [17, 0], minutes: 60 },
} as const;

const entryIds = Object.keys(entries) as (keyof typeof entries)[];

/** Which data the product can read: the same entries as their owner and as the product see them. */
export function DinginBoxes({ title, text, yours, ours, rows }: typeof en.boxes) {
  const locale = localeOf(useLanguage());
  const clock = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false });
  const length = numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const figures = [
    { caption: yours, nameOf: (id: keyof typeof entries) => rows[id] },
    { caption: ours, nameOf: () => undefined },
  ];
  return (
    <Section tight tone="surface" labelledBy="boxes-title">
      <SectionHead title={title} text={text} id="boxes-title" quiet />
      <div className={styles.boxes}>
        {figures.map(({ caption, nameOf }) => (
          <figure key={caption}>
            <ul>
              {entryIds.map((id) => {
                const { from, minutes } = entries[id];
                return (
                  <li key={id} data-row={id}>
                    <strong>{nameOf(id)}</strong>
                    <span>{clock.format(new Date(2026, 8, 7, ...from))}</span>
                    <span>{length.format(minutes)}</span>
                  </li>
                );
              })}
            </ul>
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
        <div className={styles.lens}>
          <BlindLens />
        </div>
      </div>
    </Section>
  );
}
