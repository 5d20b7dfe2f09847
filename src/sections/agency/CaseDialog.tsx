import type { ReactNode } from 'react';
import type { PageTarget } from '@/site/addresses';
import { Button } from '@/ui/Button';
import { PagedDialog } from '@/ui/PagedDialog';
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

/** A case over the whole window; the focus returns to the last case's link. */
export function CaseDialog<K extends string>(props: CaseDialogProps<K>) {
  const { words, items, links, pictures, open, onShow, onClose, look } = props;
  const work = open === null ? null : items[open];
  return (
    <PagedDialog
      className={`${styles.root} ${look === 'sheet' ? styles.sheet : ''}`}
      words={words}
      label={work?.name}
      ids={Object.keys(links) as K[]}
      open={open}
      announcementOf={(id) => `${items[id].name}: ${items[id].text}`}
      onShow={onShow}
      onClose={onClose}
      onClosed={focusLink}
    >
      {open !== null && work && (
        <>
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
        </>
      )}
    </PagedDialog>
  );
}
