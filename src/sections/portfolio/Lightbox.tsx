import type en from '@words/en/portfolio/masonry.json';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { WorkFacts, WorkId } from '@/data/works';
import { interpolate } from '@/lib/interpolate';
import { IconButton } from '@/ui/IconButton';
import { announce } from '@/ui/LiveRegion';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './Lightbox.module.scss';
import { ProjectPoster } from './ProjectPoster';
import { CaseStudyLink } from './CaseStudyLink';
import type { WorkWords } from './workWords';

interface LightboxProps {
  words: (typeof en)['lightbox'];
  works: WorkWords;
  /** Works to page through. */
  row: readonly WorkFacts[];
  open: WorkFacts | null;
  onShow: (work: WorkId) => void;
  onClose: () => void;
  /** Called with the last work after closing; the browser has restored the focus to the opener by then. */
  onClosed: (last: WorkId) => void;
}

/** Lightbox dialog: arrow keys page, Escape closes. */
export function Lightbox({ words, works: { fields, items }, row, open, onShow, onClose, onClosed }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef<WorkId | null>(null);
  const at = open ? row.indexOf(open) : -1;
  useEffect(() => {
    const box = dialog.current;
    if (open && !box?.open) box?.showModal();
    if (!open && box?.open) {
      box.close();
      if (last.current) onClosed(last.current);
    }
    last.current = open?.id ?? null;
  }, [open, onClosed]);
  const leaf = (by: number) => {
    const next = row[(at + by + row.length) % row.length];
    if (!next || next === open) return;
    onShow(next.id);
    announce(`${items[next.id].name}: ${items[next.id].line}`);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) leaf(by);
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={open ? items[open.id].name : words.label}
      onKeyDown={onKey}
      onCancel={(event) => {
        // `cancel` is also fired by the Back gesture on Android.
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.stage}>
            <ProjectPoster key={open.id} work={open} alt={items[open.id].alt} eager />
          </div>
          <div className={styles.words}>
            <p className={styles.facts}>
              {fields[open.field]}, {open.year}
            </p>
            <h2>{items[open.id].name}</h2>
            <p className={styles.line}>{items[open.id].line}</p>
            <p>{items[open.id].text}</p>
            <CaseStudyLink work={open}>{words.story}</CaseStudyLink>
          </div>
          <div className={styles.tools}>
            <IconButton round icon={arrowLeft} label={words.previous} onClick={() => leaf(-1)} />
            <p>{interpolate(words.position, { number: at + 1, count: row.length })}</p>
            <IconButton round icon="arrow-right" label={words.next} onClick={() => leaf(1)} />
          </div>
          <div className={styles.close}>
            <IconButton icon="x-lg" label={words.close} onClick={onClose} />
          </div>
        </div>
      )}
    </dialog>
  );
}
