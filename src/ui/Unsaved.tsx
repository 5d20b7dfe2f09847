import { useEffect, useRef } from 'react';
import { Button } from './Button';
import { Dialog, closeDialog, openDialog } from './Dialog';
import styles from './Unsaved.module.scss';
import { guardHistory } from './leaving';

interface UnsavedWords {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

interface UnsavedProps extends UnsavedWords {
  /** Something was changed and not saved: leaving asks first. */
  dirty: boolean;
}

const id = 'unsaved';

/** What a click would leave the page by: a link to another one in this tab, or a button that says it leaves. */
function wayOut(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('button[data-leaves]');
  if (button) return button;
  const link = target?.closest('a');
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && pathname === location.pathname ? null : link;
}

const placeInHistory = (): unknown => (history.state as { idx?: unknown } | null)?.idx;

/**
 * Asks before a changed form is left: by a link within the site, by a button marked
 * `data-leaves` such as "Sign out", by the browser's own buttons, or by closing the tab,
 * for which the browser has its own question.
 */
export function Unsaved({ dirty, title, text, stay, leave }: UnsavedProps) {
  const proceed = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!dirty) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const here = placeInHistory();
    let returning = false;
    const ask = (goOn: () => void) => {
      proceed.current = () => {
        listening.abort();
        goOn();
      };
      openDialog(id);
    };
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    window.addEventListener(
      'click',
      (event) => {
        const way = wayOut(event);
        if (!way) return;
        event.preventDefault();
        event.stopPropagation();
        ask(() => way.click());
      },
      { signal, capture: true },
    );
    // The address has changed already: it is put back before the page hears of it.
    const release = guardHistory((event) => {
      const there = placeInHistory();
      const steps = typeof there === 'number' && typeof here === 'number' ? there - here : 0;
      if (steps === 0 && !returning) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      returning = true;
      history.go(-steps);
      ask(() => history.go(steps));
    });
    signal.addEventListener('abort', release);
    return () => listening.abort();
  }, [dirty]);
  return (
    <Dialog id={id} label={title} look="panel">
      <div className={styles.root}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <Button onClick={() => closeDialog(id)}>{stay}</Button>
          <Button
            variant="line"
            onClick={() => {
              closeDialog(id);
              proceed.current();
            }}
          >
            {leave}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
