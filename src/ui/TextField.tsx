import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useField } from 'react-final-form';
import { FieldFrame, saidOf } from './FieldFrame';

interface TextFieldProps {
  /** The key in the form's values. */
  name: string;
  /** Id of the input: text typed before hydration is kept by it. */
  id: string;
  label: string;
  placeholder?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time';
  autoComplete?: string;
  /** Which keys a phone shows, where the type doesn't say it. */
  inputMode?: 'numeric';
  maxLength?: number;
  /** The first and the last value of a date or time, as it stands in the value: 1990-12-31, 08:00. */
  min?: string;
  max?: string;
  /** Writes what is typed in its proper form, such as a card's number in groups of four; it keeps every digit. */
  format?: (text: string) => string;
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
  /** The rule for the value, or what to say of its present length; it gives its place to what is wrong. */
  hint?: string | undefined | ((length: number) => string);
  /** Every sign counts as it is typed: no capitals, no spelling. */
  literal?: boolean;
  /** A button inside the frame. */
  children?: ReactNode;
}

const modes = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  password: 'text',
  date: undefined,
  time: undefined,
} as const;

/** The digits and letters of a text: what is left of it when its form changes. */
const signsOf = (text: string) => text.replace(/[^\p{L}\d]/gu, '');

/** The place in a formatted text behind its first `count` digits and letters. */
function placeBehind(text: string, count: number): number {
  let left = count;
  let at = 0;
  while (at < text.length && left > 0) if (/[\p{L}\d]/u.test(text.charAt(at++))) left--;
  return at;
}

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
  format,
  inputMode,
  ...rest
}: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  const noteId = useId();
  // A refusal holds for the value that was sent, not for the next one, which may fail before it is sent.
  const [verdict, setVerdict] = useState<{ refused?: string | undefined; value?: string | undefined }>({});
  if (verdict.refused !== refused) setVerdict({ refused, value: meta.dirtySinceLastSubmit ? undefined : input.value });
  const found = (meta.error as string | undefined) ?? (verdict.value === input.value ? verdict.refused : undefined);
  const message = attempted ? found : undefined;
  const typed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? undefined;
    const before = signsOf(target.value.slice(0, caret)).length;
    const text = format?.(target.value) ?? '';
    input.onChange(text);
    // React puts the caret behind the last letter of a value that is not the one that was typed. Who types at the end
    // stays there, behind a nought that came in front, too.
    const place = before === signsOf(target.value).length ? text.length : placeBehind(text, before);
    requestAnimationFrame(() => target.setSelectionRange(place, place));
  };
  const said = typeof hint === 'function' ? hint(input.value.length) : hint;
  const attributes = {
    ...input,
    ...rest,
    ...(literal && { autoCapitalize: 'none', spellCheck: false }),
    id,
    ...saidOf(noteId, required, message, said),
  };
  return (
    <FieldFrame {...{ id, noteId, label, required, layout, message }} hint={said}>
      {multiline ? (
        <textarea {...attributes} />
      ) : (
        <input {...attributes} {...(format && { onChange: typed })} type={type} inputMode={inputMode ?? modes[type]} />
      )}
      {children}
    </FieldFrame>
  );
}
