import type en from '@words/en/portfolio/masonry.json';
import { useCallback, useRef } from 'react';
import type { Field, WorkId } from '@/data/works';
import { interpolate } from '@/lib/interpolate';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { announce } from '@/ui/LiveRegion';
import { Lightbox } from './Lightbox';
import { Poster } from './Poster';
import styles from './Wall.module.scss';
import { WallFilter } from './WallFilter';
import { useFlip } from './useFlip';
import { useWall } from './useWall';
import type { WorkWords } from './workWords';

interface WallProps {
  words: (typeof en)['wall'];
  lightbox: (typeof en)['lightbox'];
  works: WorkWords;
}

/** Posters that load eagerly: as many as can be above the fold. */
const early = 4;

/** Masonry of all projects with filter and lightbox. */
export function Wall({ words, lightbox, works: { fields, items } }: WallProps) {
  const { field, open, hung, row, choose, show, close } = useWall();
  const wall = useRef<HTMLDivElement>(null);
  const snap = useFlip(wall, field ?? '');
  const filter = (next: Field | null) => {
    snap();
    choose(next);
    announce(next === null ? words.allShown : interpolate(words.shown, { field: fields[next] }));
  };
  // Focus the last shown poster, not the opener.
  const returnTo = useCallback(
    (id: WorkId) => wall.current?.querySelector<HTMLElement>(`[data-piece="${id}"] button`)?.focus(),
    [],
  );
  return (
    <div className={styles.root}>
      <div ref={wall} className={styles.wall}>
        <header className={styles.head}>
          <Breadcrumb label={words.trail} steps={[{ label: words.home, to: 'home' }]} here={words.here} />
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <WallFilter label={words.filter} all={words.all} names={fields} chosen={field} onChoose={filter} />
        </header>
        <ul>
          {hung.map((work, index) => (
            <li key={work.id} data-piece={work.id}>
              <button type="button" aria-haspopup="dialog" onClick={() => show(work.id)}>
                <Poster work={work} alt={items[work.id].alt} eager={index < early} />
                <span className={styles.label}>
                  <strong>{items[work.id].name}</strong>
                  <span>
                    {fields[work.field]}, {work.year}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Lightbox
        words={lightbox}
        works={{ fields, items }}
        row={row}
        open={open}
        onShow={show}
        onClose={close}
        onClosed={returnTo}
      />
    </div>
  );
}
