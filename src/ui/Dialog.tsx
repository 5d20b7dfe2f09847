import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import styles from './Dialog.module.scss';
import { afterPaint } from '@/lib/afterPaint';
import { useOnNavigate } from './route';

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/** Opens a dialog and selects what stands in its first field. */
export function openDialog(id: string): void {
  const dialog = dialogOf(id);
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

/** Closes a dialog; the focus goes back to where it came from. */
export const closeDialog = (id: string): void => {
  const dialog = dialogOf(id);
  if (dialog?.open) dialog.close();
};

/** For the button that opens a dialog: where the browser knows invoker commands, it works before the scripts. */
export const opens = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  onClick: (event: MouseEvent) => {
    // Once is enough: the browser would warn of the second time.
    event.preventDefault();
    // The button is seen to be pressed first: everything under a modal dialog is styled anew, to be inert.
    afterPaint(() => openDialog(id));
  },
});

/** For a button that closes a dialog. */
export const closes = (id: string) => ({ command: 'close', commandfor: id, onClick: () => closeDialog(id) });

interface DialogProps {
  id: string;
  /** Its name, for those who don't see it. */
  label: string;
  /** A drawer at the right edge, or a panel in the upper middle. */
  look: 'drawer' | 'panel';
  /** It has closed, however that came about. */
  onClose?: () => void;
  children: ReactNode;
}

/** The platform's modal dialog: Escape, the backdrop and following a link close it (spec 4). */
export function Dialog({ id, label, look, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOnNavigate(useCallback(() => closeDialog(id), [id]));
  useEffect(() => {
    // The backdrop is the only part of the dialog that its content doesn't cover.
    const onPress = ({ target }: PointerEvent) => {
      if (target === dialog.current) closeDialog(id);
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [id]);
  return (
    <dialog ref={dialog} id={id} aria-label={label} className={`${styles.root} ${styles[look]}`} onClose={onClose}>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
