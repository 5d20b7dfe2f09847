import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { MessageForm, type MessageFormWords } from './MessageForm';
import type { ControlValues } from './controls';

interface ContactFormProps extends MessageFormWords {
  /** First line of an empty message. */
  topic?: string;
  /** Prefilled text of the chosen topic. */
  opening?: string;
  /** All prefilled texts: one that was not edited is replaced by another. */
  openings?: readonly string[];
  /** Lines sent above the message. */
  enclosed?: string;
}

const none: readonly string[] = [];

export function ContactForm({ opening, openings = none, enclosed = '', ...rest }: ContactFormProps) {
  const api = useRef<FormApi<ControlValues> | null>(null);
  // The language may change while the prefilled text is unedited: replace that text as well.
  const last = useRef(opening);
  useEffect(() => {
    const { message: text = '' } = api.current?.getState().values ?? {};
    const isBare = text === '' || text === last.current || openings.includes(text);
    if (opening !== undefined && isBare) api.current?.change('message', opening);
    last.current = opening;
  }, [opening, openings]);
  return (
    <MessageForm name="message" titleId="contact-form-title" api={api} above={enclosed} openings={openings} {...rest} />
  );
}
