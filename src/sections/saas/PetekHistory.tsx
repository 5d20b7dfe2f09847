import type en from '@words/en/saas/v4.json';
import type { GuestId } from '@/data/guests';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import { CombRow } from '@/ui/art/saas/CombRow';
import styles from './Petek.module.scss';

interface PetekHistoryProps {
  history: typeof en.history;
  closing: typeof en.closing;
}

type Change = keyof typeof en.history.items;

const changes: Record<Change, readonly [cell: string, GuestId]> = {
  a: ['B4', 'ayse'],
  b: ['C2', 'tomasz'],
  c: ['D', 'leyla'],
};

/** Change history and call to action. */
export function PetekHistory({ history, closing }: PetekHistoryProps) {
  return (
    <>
      <Section joined labelledBy="history-title">
        <div className={styles.history}>
          <SectionHead title={history.title} text={history.text} id="history-title" quiet />
          <div>
            <ol>
              {(Object.keys(changes) as Change[]).map((id) => {
                const [cell, guest] = changes[id];
                const { who, what, why } = history.items[id];
                return (
                  <li key={id}>
                    <span className={styles.comb}>
                      <GuestPortrait of={guest} />
                    </span>
                    <div>
                      <p>
                        <strong>{who}</strong> {what}
                      </p>
                      <p>{why}</p>
                    </div>
                    <span aria-hidden="true" className={styles.cell}>
                      {cell}
                    </span>
                  </li>
                );
              })}
            </ol>
            <p className={styles.note}>{history.note}</p>
          </div>
        </div>
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
