import { useId } from 'react';
import { useField } from 'react-final-form';
import { FieldFrame, fieldAriaProps } from './FieldFrame';
import { Icon } from './Icon';

interface SelectFieldProps {
  /** Key in the form's values. */
  name: string;
  id: string;
  label: string;
  /** Value → label, in order. */
  options: Readonly<Record<string, string>>;
  /** Adds an asterisk to the label. */
  required?: boolean;
  autoComplete?: string;
  /** The form was submitted once: errors are shown. */
  attempted: boolean;
  hint?: string | undefined;
}

/** A native select as a final-form field: label, hint and error as in TextField. */
export function SelectField({
  name,
  id,
  label,
  options,
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
      <select {...input} {...rest} {...fieldAriaProps(noteId, required, message, hint)} id={id}>
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
