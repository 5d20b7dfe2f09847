import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useField } from 'react-final-form';
import { FieldFrame, fieldAriaProps } from './FieldFrame';

interface TextFieldProps {
  /** Key in the form's values. */
  name: string;
  /** Id of the input. */
  id: string;
  label: string;
  placeholder?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time';
  autoComplete?: string;
  /** The virtual keyboard, where `type` does not determine it. */
  inputMode?: 'numeric';
  maxLength?: number;
  /** Minimum and maximum of a date or time: 1990-12-31, 08:00. */
  min?: string;
  max?: string;
  /** Formats typed text, such as a card number in groups of four; must keep all digits. */
  format?: (text: string) => string;
  /** Adds an asterisk to the label. */
  required?: boolean;
  /** A textarea, 150 px high. */
  multiline?: boolean;
  /** The form was submitted once: errors are shown. */
  attempted: boolean;
  /** The server's error for the submitted value; shown until the value changes. */
  refused?: string | undefined;
  /** capsule: the label is visually hidden, and the button is inside the field's frame. */
  layout?: 'field' | 'capsule';
  /** A hint, or a function of the value's length; replaced by an error. */
  hint?: string | undefined | ((length: number) => string);
  /** No autocapitalization, no spell check. */
  literal?: boolean;
  /** A button inside the frame. */
  children?: ReactNode;
}

const inputModes = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  password: 'text',
  date: undefined,
  time: undefined,
} as const;

/** The letters and digits of a text, which formatting keeps. */
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\d]/gu, '');

/** The caret position after the first `count` letters and digits. */
function caretPositionAfter(text: string, count: number): number {
  let left = count;
  let at = 0;
  while (at < text.length && left > 0) if (/[\p{L}\d]/u.test(text.charAt(at++))) left--;
  return at;
}

/** A final-form field: label, input, hint or error. */
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
  format,
  inputMode,
  ...rest
}: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  const noteId = useId();
  // A server error belongs to the submitted value only.
  const [verdict, setVerdict] = useState<{ refused?: string | undefined; value?: string | undefined }>({});
  if (verdict.refused !== refused) setVerdict({ refused, value: meta.dirtySinceLastSubmit ? undefined : input.value });
  const found = (meta.error as string | undefined) ?? (verdict.value === input.value ? verdict.refused : undefined);
  const message = attempted ? found : undefined;
  const typed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? undefined;
    const before = lettersAndDigits(target.value.slice(0, caret)).length;
    const text = format?.(target.value) ?? '';
    input.onChange(text);
    // React moves the caret to the end when the value differs from the typed one: restore it after the same letter, or
    // at the end when typing there.
    const position = before === lettersAndDigits(target.value).length ? text.length : caretPositionAfter(text, before);
    requestAnimationFrame(() => target.setSelectionRange(position, position));
  };
  const hintText = typeof hint === 'function' ? hint(input.value.length) : hint;
  const attributes = {
    ...input,
    ...rest,
    ...(literal && { autoCapitalize: 'none', spellCheck: false }),
    id,
    ...fieldAriaProps(noteId, required, message, hintText),
  };
  return (
    <FieldFrame {...{ id, noteId, label, required, layout, message }} hint={hintText}>
      {multiline ? (
        <textarea {...attributes} />
      ) : (
        <input
          {...attributes}
          {...(format && { onChange: typed })}
          type={type}
          inputMode={inputMode ?? inputModes[type]}
        />
      )}
      {children}
    </FieldFrame>
  );
}
