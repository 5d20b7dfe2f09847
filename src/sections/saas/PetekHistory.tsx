import { dateFormat } from '@/lib/formats';
import type en from '@words/en/saas/v4.json';
import type { GuestId } from '@/data/guests';
import { firstSheet } from '@/data/honey';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { CombRow } from '@/ui/art/saas/CombRow';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import { useLanguage } from '@/ui/translation';
import styles from './Petek.module.scss';

interface PetekHistoryProps {
  history: typeof en.history;
  closing: typeof en.closing;
}

/** Name of the cell in the sheet, and its value there. */
const cell = 'B4';
const value = firstSheet[3]?.[1];

interface Change {
  guest: GuestId;
  /** What is in the cell from now on; `emptied`: what was in it. */
  value?: number | undefined;
  emptied?: number;
  /** Local time, the same wherever the page is built and read. */
  at: string;
}

/** From the first entry to the present one; the words name the same numbers. */
const changes: Record<keyof typeof en.history.items, Change> = {
  a: { guest: 'leyla', value: 64, at: '2026-07-01T09:12' },
  b: { guest: 'tomasz', emptied: 64, at: '2026-07-01T09:40' },
  c: { guest: 'ayse', value, at: '2026-07-03T16:05' },
};

const changeIds = Object.keys(changes) as (keyof typeof changes)[];

/** The history of one cell, as cells in a row, each with its author. Below, a call to action. */
export function PetekHistory({ history, closing }: PetekHistoryProps) {
  const date = dateFormat(localeOf(useLanguage()), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return (
    <>
      <Section joined labelledBy="history-title">
        <SectionHead title={history.title} text={history.text} id="history-title" quiet />
        <div className={styles.history}>
          <p aria-hidden="true" className={styles.bar}>
            <strong>{cell}</strong>
            <span>{value}</span>
          </p>
          <ol>
            {changeIds.map((id) => {
              const { guest, at, ...held } = changes[id];
              const { who, what, why } = history.items[id];
              return (
                <li key={id} data-author={guest}>
                  <time dateTime={at}>{date.format(new Date(at))}</time>
                  <span aria-hidden="true" className={styles.cell}>
                    {held.value ?? <s>{held.emptied}</s>}
                  </span>
                  <span className={styles.comb}>
                    <GuestPortrait of={guest} />
                  </span>
                  <div>
                    <p>
                      <strong>{who}</strong> {what}
                    </p>
                    <p>{why}</p>
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
        <p className={styles.note}>{history.note}</p>
      </Section>
      <section className={styles.closing} aria-labelledby="closing-title">
        <h2 id="closing-title">{closing.title}</h2>
        <div>
          <CombRow />
          <Button to="contact" variant="ink" icon="arrow-right">
            {closing.action}
          </Button>
        </div>
      </section>
    </>
  );
}
