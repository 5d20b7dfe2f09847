import type en from '@words/en/saas/v4.json';
import { useState } from 'react';
import type { GuestId } from '@/data/guests';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import { CombRow } from '@/ui/art/saas/CombRow';
import { SheetMap } from '@/ui/art/saas/SheetMap';
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

const changeIds = Object.keys(changes) as Change[];

/**
 * Change history beside the sheet: each author has a colour in both, and the change under the pointer, at first the
 * latest, is filled. Below, a call to action.
 */
export function PetekHistory({ history, closing }: PetekHistoryProps) {
  const [active, setActive] = useState(changes.a[0]);
  return (
    <>
      <Section joined labelledBy="history-title">
        <div className={styles.history}>
          <div>
            <SectionHead title={history.title} text={history.text} id="history-title" quiet />
            <div className={styles.map}>
              <SheetMap
                changed={changeIds.map((id) => ({ cell: changes[id][0], who: history.items[id].who }))}
                emptied={changes.b[0]}
                active={active}
              />
            </div>
          </div>
          <div>
            <ol>
              {changeIds.map((id, index) => {
                const [cell, guest] = changes[id];
                const { who, what, why } = history.items[id];
                return (
                  <li key={id} data-tone={index} data-active={cell === active} onPointerEnter={() => setActive(cell)}>
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
