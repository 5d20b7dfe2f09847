import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dialog.module.scss';
import { useOnNavigate } from './route';

interface OffcanvasProps {
  /** Id of the element it is put into. */
  container: string;
  /** Its name, for those who don't see it. */
  label: string;
  open: boolean;
  /** Escape, the backdrop, or the visitor moves on. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel from the right whose state is the caller's (spec 4): the platform's modal dialog keeps the focus in and gives
 * it back. Throws when its container is not found (spec 8).
 */
export function Offcanvas({ container, label, open, onClose, children }: OffcanvasProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = document.getElementById(container);
  if (!place) throw new Error(`Offcanvas container "${container}" not found`);
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
    // The backdrop is the only part of the dialog that its content doesn't cover; Escape is the keyboard's way.
    <dialog
      ref={dialog}
      aria-label={label}
      className={`${styles.root} ${styles.drawer}`}
      // Told a moment later: by then its owner may have opened it again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.content}>{children}</div>
    </dialog>,
    place,
  );
}
