import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { MessageForm, type MessageFormWords } from './MessageForm';
import type { ControlValues } from './controls';

interface ContactFormProps extends MessageFormWords {
  /** What the message begins with on a page that is about one thing. */
  topic?: string;
  /** What the message begins with, for a topic that was chosen outside the form. */
  opening?: string;
  /** Every such beginning: one of them alone is nobody's text, and gives its place to another. */
  openings?: readonly string[];
  /** Lines that were chosen outside the form; they are sent above the message. */
  enclosed?: string;
}

const none: readonly string[] = [];

/** The contact form, on every page that has one. */
export function ContactForm({ opening, openings = none, enclosed = '', ...rest }: ContactFormProps) {
  const api = useRef<FormApi<ControlValues> | null>(null);
  // The page's language may change under a beginning that stands alone.
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
