import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { Icon } from './Icon';
import styles from './TextField.module.scss';

interface TextFieldProps {
  /** The key in the form's values. */
  name: string;
  /** Id of the input: text typed before hydration is kept by it. */
  id: string;
  label: string;
  placeholder?: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  /** The visitor has tried to send: errors are shown from now on (spec 5). */
  attempted: boolean;
  /** capsule: the label is only read out, and the button stands inside the field's frame. */
  layout?: 'field' | 'capsule';
  /** The button of a capsule. */
  children?: ReactNode;
}

const modes = { text: 'text', email: 'email', tel: 'tel', password: 'text' } as const;

/** The door to final-form's fields: a label, an input, and below it what is wrong once somebody has tried. */
export function TextField({
  name,
  id,
  label,
  attempted,
  layout = 'field',
  children,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  const error = useId();
  const message = attempted ? (meta.error as string | undefined) : undefined;
  return (
    <div className={`${styles.root} ${styles[layout]}`}>
      <label htmlFor={id} className={layout === 'capsule' ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.frame} data-invalid={message !== undefined || undefined}>
        <input
          {...input}
          {...rest}
          id={id}
          type={type}
          inputMode={modes[type]}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message === undefined ? undefined : error}
        />
        {children}
      </div>
      <p id={error} className={styles.error} aria-live="polite">
        {message !== undefined && (
          <>
            <Icon name="exclamation-circle" />
            {message}
          </>
        )}
      </p>
    </div>
  );
}
