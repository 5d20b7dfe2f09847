import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import styles from './Dialog.module.scss';
import { afterPaint } from '@/lib/afterPaint';
import { useOnNavigate } from './route';

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/** Opens a dialog modally and selects the text of its first input. */
export function openDialog(id: string): void {
  const dialog = dialogOf(id);
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

/** Closes a dialog; the browser restores the focus. */
export const closeDialog = (id: string): void => {
  const dialog = dialogOf(id);
  if (dialog?.open) dialog.close();
};

/** Props of a button that opens a dialog. Invoker commands work before hydration where supported. */
export const openDialogProps = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  onClick: (event: MouseEvent) => {
    // Prevents the invoker command: opening twice logs a warning.
    event.preventDefault();
    // After the paint of the pressed button: a modal dialog makes the document inert, which restyles all of it.
    afterPaint(() => openDialog(id));
  },
});

/** Props of a button that closes a dialog. */
export const closeDialogProps = (id: string) => ({ command: 'close', commandfor: id, onClick: () => closeDialog(id) });

interface DialogProps {
  id: string;
  /** The aria-label. */
  label: string;
  /** drawer: at the right edge; panel: centred near the top. */
  variant: 'drawer' | 'panel';
  /** Called after it has closed, for any reason. */
  onClose?: () => void;
  children: ReactNode;
}

/** A native modal <dialog>; Escape, a click on the backdrop and a navigation close it. */
export function Dialog({ id, label, variant, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOnNavigate(useCallback(() => closeDialog(id), [id]));
  useEffect(() => {
    // A press on the dialog element itself is a press on the backdrop: the content covers the rest.
    const onPress = ({ target }: PointerEvent) => {
      if (target === dialog.current) closeDialog(id);
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [id]);
  return (
    <dialog ref={dialog} id={id} aria-label={label} className={`${styles.root} ${styles[variant]}`} onClose={onClose}>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
