import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { exclamationCircle } from './icons/exclamation-circle';
import styles from './FieldFrame.module.scss';

interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  /** Id of the hint or error, for aria-describedby. */
  noteId: string;
  label: string;
  required?: boolean;
  layout?: 'field' | 'capsule';
  /** The error, if any. */
  message?: string | undefined;
  /** Shown while there is no error. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Label, frame, and hint or error of a form control. */
export function FieldFrame({
  id,
  noteId,
  label,
  required = false,
  layout = 'field',
  message,
  hint,
  children,
}: FieldFrameProps) {
  return (
    <div className={`${styles.root} ${styles[layout]}`}>
      <label htmlFor={id} className={layout === 'capsule' ? 'visually-hidden' : styles.label}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <div className={styles.frame} data-invalid={message !== undefined || undefined}>
        {children}
      </div>
      {/* A live region only in one-field forms: in others the first invalid field is focused, which reads its
          description. */}
      <p
        id={noteId}
        className={message === undefined && hint !== undefined ? styles.hint : styles.error}
        aria-live={layout === 'capsule' ? 'polite' : undefined}
      >
        {message === undefined ? (
          hint
        ) : (
          <>
            <Icon name={exclamationCircle} />
            {message}
          </>
        )}
      </p>
    </div>
  );
}

/** ARIA attributes of a form control. */
export const fieldAriaProps = (noteId: string, required: boolean, message: string | undefined, hint: unknown) => ({
  'aria-required': required || undefined,
  'aria-invalid': message !== undefined || undefined,
  'aria-describedby': message === undefined && hint === undefined ? undefined : noteId,
});
