import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { interpolate } from '@/lib/interpolate';
import type { PageTarget } from '@/site/addresses';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { announce } from '@/ui/LiveRegion';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './CaseDialog.module.scss';

/** Words of a work on the page and in its case. */
export interface CaseWords {
  name: string;
  text: string;
  client: string;
  task: string;
  done: readonly string[];
  result: string;
  link: string;
}

export interface CaseDialogProps<K extends string> {
  words: Record<'note' | 'client' | 'task' | 'done' | 'result' | 'previous' | 'next' | 'position' | 'close', string>;
  items: Record<K, CaseWords>;
  /** Pages that the cases lead to, in page order. */
  links: Record<K, PageTarget>;
  pictures: Record<K, ReactNode>;
  open: K | null;
  onShow: (id: K) => void;
  onClose: () => void;
  /** sheet: on the design agency's ruled ground. */
  look: 'wall' | 'sheet';
}

/** Focuses the link of a case on the page. */
const focusLink = (id: string) => document.querySelector<HTMLElement>(`[data-case="${id}"] a`)?.focus();

/** A case in a dialog: arrow keys page, Escape closes, and the focus returns to the last case's link. */
export function CaseDialog<K extends string>(props: CaseDialogProps<K>) {
  const { words, items, links, pictures, open, onShow, onClose, look } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef<K | null>(null);
  const ids = Object.keys(links) as K[];
  const at = open === null ? -1 : ids.indexOf(open);
  useEffect(() => {
    const box = dialog.current;
    if (open !== null && !box?.open) box?.showModal();
    if (open === null && box?.open) {
      box.close();
      if (last.current !== null) focusLink(last.current);
    }
    if (box && open !== last.current) box.scrollTop = 0;
    last.current = open;
  }, [open]);
  const leaf = (by: number) => {
    const next = ids[(at + by + ids.length) % ids.length];
    if (next === undefined) return;
    onShow(next);
    announce(`${items[next].name}: ${items[next].text}`);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) leaf(by);
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  };
  const work = open === null ? null : items[open];
  return (
    <dialog
      ref={dialog}
      className={`${styles.root} ${look === 'sheet' ? styles.sheet : ''}`}
      aria-label={work?.name}
      onKeyDown={onKey}
      onCancel={(event) => {
        // `cancel` is also fired by the Back gesture on Android.
        event.preventDefault();
        onClose();
      }}
    >
      {open !== null && work && (
        <div className={styles.content}>
          <div key={open} className={styles.stage}>
            {pictures[open]}
          </div>
          <div className={styles.words}>
            <p className={styles.note}>{words.note}</p>
            <h2>{work.name}</h2>
            <p className={styles.lead}>{work.text}</p>
            <dl>
              {(['client', 'task'] as const).map((part) => (
                <div key={part}>
                  <dt>{words[part]}</dt>
                  <dd>{work[part]}</dd>
                </div>
              ))}
              <div>
                <dt>{words.done}</dt>
                <dd>
                  <ol>
                    {work.done.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ol>
                </dd>
              </div>
              <div className={styles.result}>
                <dt>{words.result}</dt>
                <dd>{work.result}</dd>
              </div>
            </dl>
            <Button {...links[open]} variant="ink" icon="arrow-right">
              {work.link}
            </Button>
          </div>
          <div className={styles.tools}>
            <IconButton round icon={arrowLeft} label={words.previous} onClick={() => leaf(-1)} />
            <p>{interpolate(words.position, { number: at + 1, count: ids.length })}</p>
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
