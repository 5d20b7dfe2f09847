import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { Icon } from './Icon';
import styles from './TextField.module.scss';

interface CheckFieldProps {
  /** The key in the form's values; true once it is ticked. */
  name: string;
  id: string;
  /** What is agreed to; may hold links. */
  label: ReactNode;
  required?: boolean;
  /** The visitor has tried to send: errors are shown from now on. */
  attempted: boolean;
  hint?: string | undefined;
}

/** A box to tick as a field of final-form, with hint and error as TextField has them. */
export function CheckField({ name, id, label, required = false, attempted, hint }: CheckFieldProps) {
  const {
    input: { value: _, ...input },
    meta,
  } = useField<boolean>(name, { type: 'checkbox' });
  const error = useId();
  const message = attempted ? (meta.error as string | undefined) : undefined;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.check}>
        <input
          {...input}
          id={id}
          aria-required={required || undefined}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message === undefined && hint === undefined ? undefined : error}
        />
        <span>
          {label}
          {required && (
            <span className={styles.star} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      </label>
      <p id={error} className={message === undefined && hint !== undefined ? styles.hint : styles.error}>
        {message === undefined ? (
          hint
        ) : (
          <>
            <Icon name="exclamation-circle" />
            {message}
          </>
        )}
      </p>
    </div>
  );
}
