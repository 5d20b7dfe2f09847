import type en from '@words/en/portfolio/masonry.json';
import { useCallback, useRef } from 'react';
import type { WorkField, WorkId } from '@/data/works';
import { interpolate } from '@/lib/interpolate';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { announce } from '@/ui/LiveRegion';
import { Lightbox } from './Lightbox';
import { ProjectPoster } from './ProjectPoster';
import styles from './ProjectMasonry.module.scss';
import { FieldFilter } from './FieldFilter';
import { useFlipAnimation } from './useFlipAnimation';
import { useMasonryQuery } from './useMasonryQuery';
import type { WorkWords } from './workWords';

interface ProjectMasonryProps {
  words: (typeof en)['wall'];
  lightbox: (typeof en)['lightbox'];
  works: WorkWords;
}

/** Posters that load eagerly: as many as can be above the fold. */
const eagerCount = 4;

/** Masonry of all projects with filter and lightbox. */
export function ProjectMasonry({ words, lightbox, works: { fields, items } }: ProjectMasonryProps) {
  const { field, open, filteredWorks, row, choose, show, close } = useMasonryQuery();
  const wall = useRef<HTMLDivElement>(null);
  const recordPositions = useFlipAnimation(wall, field ?? '');
  const filter = (next: WorkField | null) => {
    recordPositions();
    choose(next);
    announce(next === null ? words.allShown : interpolate(words.shown, { field: fields[next] }));
  };
  // Focus the last shown poster, not the opener.
  const returnTo = useCallback(
    (id: WorkId) => wall.current?.querySelector<HTMLElement>(`[data-flip-id="${id}"] button`)?.focus(),
    [],
  );
  return (
    <div className={styles.root}>
      <div ref={wall} className={styles.wall}>
        <header className={styles.head}>
          <Breadcrumb label={words.trail} steps={[{ label: words.home, to: 'home' }]} here={words.here} />
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <FieldFilter label={words.filter} all={words.all} names={fields} chosen={field} onChoose={filter} />
        </header>
        <ul>
          {filteredWorks.map((work, index) => (
            <li key={work.id} data-flip-id={work.id}>
              <button type="button" aria-haspopup="dialog" onClick={() => show(work.id)}>
                <ProjectPoster work={work} alt={items[work.id].alt} eager={index < eagerCount} />
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
