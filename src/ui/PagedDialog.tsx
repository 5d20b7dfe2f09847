import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { interpolate } from '@/lib/interpolate';
import { IconButton } from './IconButton';
import { announce } from './LiveRegion';
import styles from './PagedDialog.module.scss';
import { arrowLeft } from './icons/arrow-left';

interface PagedDialogProps<K extends string> {
  words: Record<'previous' | 'next' | 'position' | 'close', string>;
  /** The dialog's name. */
  label: string | undefined;
  /** Entries in paging order. */
  ids: readonly K[];
  open: K | null;
  /** Announced when an entry is paged to. */
  announcementOf: (id: K) => string;
  onShow: (id: K) => void;
  onClose: () => void;
  /** Called with the last entry after closing; the browser has restored the focus to the opener by then. */
  onClosed: (last: K) => void;
  /** Of the dialog; its only child is, from 992 px on, the grid with the areas `stage`, `words` and `tools`. */
  className: string | undefined;
  /** The elements in `stage` and `words`. */
  children: ReactNode;
}

/** Dialog over the whole window that pages through entries: arrow keys page, Escape closes. */
export function PagedDialog<K extends string>(props: PagedDialogProps<K>) {
  const { words, label, ids, open, announcementOf, onShow, onClose, onClosed, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef<K | null>(null);
  const at = open === null ? -1 : ids.indexOf(open);
  useEffect(() => {
    const box = dialog.current;
    if (open !== null && !box?.open) box?.showModal();
    if (open === null && box?.open) {
      box.close();
      if (last.current !== null) onClosed(last.current);
    }
    if (box && open !== last.current) box.scrollTop = 0;
    last.current = open;
  }, [open, onClosed]);
  const leaf = (by: number) => {
    const next = ids[(at + by + ids.length) % ids.length];
    if (next === undefined || next === open) return;
    onShow(next);
    announce(announcementOf(next));
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
      className={`${styles.root} ${className ?? ''}`}
      aria-label={label}
      onKeyDown={onKey}
      onCancel={(event) => {
        // `cancel` is also fired by the Back gesture on Android.
        event.preventDefault();
        onClose();
      }}
    >
      {open !== null && (
        <div className={styles.content}>
          {children}
          <div className={styles.tools}>
            <IconButton round icon={arrowLeft} label={words.previous} onClick={() => leaf(-1)} />
            <p>{interpolate(words.position, { number: at + 1, count: ids.length })}</p>
            <IconButton round icon="arrow-right" label={words.next} onClick={() => leaf(1)} />
          </div>
          <div className={styles.bar}>
            {/* The dialog's name, said already. */}
            <p aria-hidden="true">{label}</p>
            <IconButton icon="x-lg" label={words.close} onClick={onClose} />
          </div>
        </div>
      )}
    </dialog>
  );
}
