import type { FormApi } from 'final-form';
import { type ReactNode, useEffect, useRef } from 'react';
import { MessageForm, type MessageFormWords } from './MessageForm';
import type { ControlValues } from './controls';

interface ContactFormProps extends MessageFormWords {
  /** First line of an empty message. */
  topic?: string;
  /** Prefilled text of the chosen topic. */
  prefill?: string;
  /** All prefilled texts: one that was not edited is replaced by another. */
  prefills?: readonly string[];
  /** Lines sent above the message. */
  preamble?: string;
  /** Rendered between the fields and the button. */
  children?: ReactNode;
}

const none: readonly string[] = [];

/** The contact form; a prefilled text that nobody has edited follows `prefill`. */
export function ContactForm({ prefill, prefills = none, preamble = '', ...rest }: ContactFormProps) {
  const api = useRef<FormApi<ControlValues> | null>(null);
  // The language may change while the prefilled text is unedited: replace that text as well.
  const last = useRef(prefill);
  useEffect(() => {
    const { message: text = '' } = api.current?.getState().values ?? {};
    const isUnedited = text === '' || text === last.current || prefills.includes(text);
    if (prefill !== undefined && isUnedited) api.current?.change('message', prefill);
    last.current = prefill;
  }, [prefill, prefills]);
  return (
    <MessageForm name="message" titleId="contact-form-title" api={api} above={preamble} prefills={prefills} {...rest} />
  );
}
