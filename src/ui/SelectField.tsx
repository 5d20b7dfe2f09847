import { useId } from 'react';
import { useField } from 'react-final-form';
import { Icon } from './Icon';
import styles from './TextField.module.scss';

interface SelectFieldProps {
  /** The key in the form's values. */
  name: string;
  id: string;
  label: string;
  /** Value → what it is called, in the order of the list. */
  options: Readonly<Record<string, string>>;
  /** Stands first, for a value nobody has chosen yet. */
  placeholder?: string;
  /** The label carries an asterisk (spec 5). */
  required?: boolean;
  autoComplete?: string;
  /** The visitor has tried to send: errors are shown from now on. */
  attempted: boolean;
  hint?: string | undefined;
}

/** A native list of choices as a field of final-form, with label, hint and error as TextField has them. */
export function SelectField({
  name,
  id,
  label,
  options,
  placeholder,
  required = false,
  attempted,
  hint,
  ...rest
}: SelectFieldProps) {
  const { input, meta } = useField<string>(name);
  const error = useId();
  const message = attempted ? (meta.error as string | undefined) : undefined;
  return (
    <div className={`${styles.root} ${styles.field}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <div className={styles.frame} data-invalid={message !== undefined || undefined}>
        <select
          {...input}
          {...rest}
          id={id}
          aria-required={required || undefined}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message === undefined && hint === undefined ? undefined : error}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
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
