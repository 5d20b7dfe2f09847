import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dialog.module.scss';
import { useOnNavigate } from './route';

interface OffcanvasProps {
  /** Id of the element that the panel is rendered into. */
  container: string;
  /** The aria-label. */
  label: string;
  open: boolean;
  /** Called on Escape, a click on the backdrop, and navigation. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A controlled off-canvas panel: a native modal <dialog>, which traps and restores the focus. Throws when its container
 * does not exist.
 */
export function Offcanvas({ container, label, open, onClose, children }: OffcanvasProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const containerElement = document.getElementById(container);
  if (!containerElement) throw new Error(`Offcanvas container "${container}" not found`);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  useOnNavigate(
    useCallback(() => {
      if (dialog.current?.open) onClose();
    }, [onClose]),
  );
  return createPortal(
    // A click on the dialog element is a click on the backdrop; keyboards use Escape.
    <dialog
      ref={dialog}
      aria-label={label}
      className={`${styles.root} ${styles.drawer}`}
      // `close` is fired asynchronously: it may be open again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.content}>{children}</div>
    </dialog>,
    containerElement,
  );
}
