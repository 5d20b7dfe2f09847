import { useId } from 'react';
import { useField } from 'react-final-form';
import { FieldFrame, saidOf } from './FieldFrame';
import { Icon } from './Icon';

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
  const noteId = useId();
  const message = attempted ? (meta.error as string | undefined) : undefined;
  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint }}>
      <select {...input} {...rest} {...saidOf(noteId, required, message, hint)} id={id}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </FieldFrame>
  );
}
