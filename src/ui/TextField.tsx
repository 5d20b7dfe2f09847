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
  placeholder?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  /** The label carries an asterisk (spec 5). */
  required?: boolean;
  /** A box of several lines, 150 px high (spec 5). */
  multiline?: boolean;
  /** The visitor has tried to send: errors are shown from now on (spec 5). */
  attempted: boolean;
  /** What the server said against the value that was sent; shown until somebody changes it. */
  refused?: string | undefined;
  /** capsule: the label is only read out, and the button stands inside the field's frame. */
  layout?: 'field' | 'capsule';
  /** The rule for the value; it gives its place to what is wrong. */
  hint?: string | undefined;
  /** Every sign counts as it is typed: no capitals, no spelling. */
  literal?: boolean;
  /** A button inside the frame. */
  children?: ReactNode;
}

const modes = { text: 'text', email: 'email', tel: 'tel', password: 'text' } as const;

/** The door to final-form's fields: a label, an input, and below it what is wrong once somebody has tried. */
export function TextField({
  name,
  id,
  label,
  attempted,
  refused,
  layout = 'field',
  required = false,
  multiline = false,
  hint,
  literal = false,
  children,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  const error = useId();
  const found = (meta.error as string | undefined) ?? (meta.dirtySinceLastSubmit ? undefined : refused);
  const message = attempted ? found : undefined;
  const attributes = {
    ...input,
    ...rest,
    ...(literal && { autoCapitalize: 'none', spellCheck: false }),
    id,
    'aria-required': required || undefined,
    'aria-invalid': message !== undefined || undefined,
    'aria-describedby': message === undefined && hint === undefined ? undefined : error,
  };
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
        {multiline ? <textarea {...attributes} /> : <input {...attributes} type={type} inputMode={modes[type]} />}
        {children}
      </div>
      {/* A form of one field says it aloud; in longer ones the first wrong field takes the focus and says it. */}
      <p
        id={error}
        className={message === undefined && hint !== undefined ? styles.hint : styles.error}
        aria-live={layout === 'capsule' ? 'polite' : undefined}
      >
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
