import { useEffect, useRef } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom';
import { Button } from './Button';
import { Dialog, closeDialog, openDialog } from './Dialog';
import styles from './UnsavedChangesGuard.module.scss';

interface UnsavedChangesWords {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

interface UnsavedChangesGuardProps extends UnsavedChangesWords {
  /** The form has unsaved changes. */
  dirty: boolean;
}

const id = 'unsaved';

/** The path without the language: a language switch keeps the form's values and is not blocked. */
const pathWithoutLanguage = ({ pathname }: Location) => pathname.split('/').slice(2).join('/');

/**
 * Blocks leaving a form with unsaved changes: navigation, buttons marked `data-leaves-page` such as "Sign out", and
 * closing the tab (the browser's own prompt).
 */
export function UnsavedChangesGuard({ dirty, title, text, stay, leave }: UnsavedChangesGuardProps) {
  // Set before the dialog closes: its onClose resets the blocker otherwise.
  const agreed = useRef(false);
  const button = useRef<HTMLElement | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !agreed.current && pathWithoutLanguage(currentLocation) !== pathWithoutLanguage(nextLocation),
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
    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button[data-leaves-page]');
      if (!pressed || agreed.current) return;
      event.preventDefault();
      event.stopPropagation();
      button.current = pressed;
      openDialog(id);
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
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
    <Dialog id={id} label={title} variant="panel" onClose={onClose}>
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
