import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { exclamationCircle } from './icons/exclamation-circle';
import styles from './FieldFrame.module.scss';

interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  /** Id of what stands below it, which describes the control. */
  noteId: string;
  label: string;
  required?: boolean;
  layout?: 'field' | 'capsule';
  /** What is wrong; undefined as long as nothing is to be said. */
  message?: string | undefined;
  /** Stands below while nothing is wrong. */
  hint?: string | undefined;
  children: ReactNode;
}

/** What every field has around its control: the label, a frame, and below it the hint or what is wrong. */
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
      {/* A form of one field says it aloud; in longer ones the first wrong field takes the focus and says it. */}
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

/** What a field's control says of itself to those who hear the page. */
export const saidOf = (noteId: string, required: boolean, message: string | undefined, hint: unknown) => ({
  'aria-required': required || undefined,
  'aria-invalid': message !== undefined || undefined,
  'aria-describedby': message === undefined && hint === undefined ? undefined : noteId,
});
