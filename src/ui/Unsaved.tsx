import { useEffect, useRef } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom';
import { Button } from './Button';
import { Dialog, closeDialog, openDialog } from './Dialog';
import styles from './Unsaved.module.scss';

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

/** The path below the language: a form keeps what is typed when only the language changes. */
const pageOf = ({ pathname }: Location) => pathname.split('/').slice(2).join('/');

/**
 * Asks before a changed form is left: for another page of the site, by a button marked `data-leaves` such as "Sign
 * out", or by closing the tab, for which the browser has its own question.
 */
export function Unsaved({ dirty, title, text, stay, leave }: UnsavedProps) {
  // Set before the dialog closes, whose close means to stay.
  const agreed = useRef(false);
  const button = useRef<HTMLElement | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && !agreed.current && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useBeforeUnload((event) => {
    if (dirty && !agreed.current) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') openDialog(id);
  }, [blocker.state]);
  useEffect(() => {
    if (!dirty) return undefined;
    agreed.current = false;
    const ask = (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button[data-leaves]');
      if (!pressed || agreed.current) return;
      event.preventDefault();
      event.stopPropagation();
      button.current = pressed;
      openDialog(id);
    };
    window.addEventListener('click', ask, { capture: true });
    return () => window.removeEventListener('click', ask, { capture: true });
  }, [dirty]);
  const goOn = () => {
    agreed.current = true;
    const pressed = button.current;
    closeDialog(id);
    if (blocker.state === 'blocked') blocker.proceed();
    else pressed?.click();
  };
  const onClose = () => {
    button.current = null;
    if (!agreed.current && blocker.state === 'blocked') blocker.reset();
  };
  return (
    <Dialog id={id} label={title} look="panel" onClose={onClose}>
      <div className={styles.root}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <Button onClick={() => closeDialog(id)}>{stay}</Button>
          <Button variant="line" onClick={goOn}>
            {leave}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
