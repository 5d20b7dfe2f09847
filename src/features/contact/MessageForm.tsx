import type { FormApi } from 'final-form';
import { type ReactNode, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useDispatch } from 'react-redux';
import { PrivacyNote } from '@/sections/PrivacyNote';
import { company } from '@/site/company';
import { Button } from '@/ui/Button';
import { focusField } from '@/ui/focusField';
import { ContactFields, type ContactFieldsWords } from './ContactFields';
import styles from './ContactForm.module.scss';
import { messageAttempted, messageSubmitted, messageValidationFailed } from './contactSlice';
import type { ControlValues, MessageFormName as Name } from './controls';
import { controlNames } from './controls';
import { messageOfForm } from './messageOfForm';
import { messageRules } from './messageRules';
import { useDraft } from './useDraft';
import { useMessage, useMessageOutcome } from './useMessageOutcome';
import { useProblemText } from './useProblemText';

export interface MessageFormWords extends ContactFieldsWords {
  title: string;
  /** Message for texts longer than `{{max}}` characters. */
  tooLong: string;
  submit: string;
  required: string;
  noScript: string;
}

interface MessageFormProps extends MessageFormWords {
  name: Name;
  titleId: string;
  /** final-form's API, for components that write into the form. */
  api: RefObject<FormApi<ControlValues> | null>;
  /** First line of an empty message. */
  topic?: string | undefined;
  /** Prefilled texts; an unedited one counts as empty. */
  prefills?: readonly string[];
  /** Paragraphs sent above and below the message. */
  above?: string;
  below?: string;
  /** Characters reserved for these paragraphs. */
  reservedLength?: number;
  /** Success message; replaces the notice and receives the focus. */
  successMessage?: string;
  /** Rendered between the fields and the button. */
  children?: ReactNode;
}

/** Form that sends a message by the contact call: reset after success, unchanged after a failure. */
export function MessageForm({
  name,
  titleId,
  api,
  topic,
  prefills,
  above = '',
  below = '',
  reservedLength = 0,
  successMessage,
  children,
  title,
  tooLong,
  submit,
  required,
  noScript,
  ...words
}: MessageFormProps) {
  const dispatch = useDispatch();
  const message = useMessage(name);
  const { status } = message;
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const [sentHere, setSentHere] = useState(false);
  const { openFor, isPrefill } = useDraft(name, element, api, topic, prefills);
  useMessageOutcome(name, element, api, sentHere, successMessage === undefined ? undefined : notice);

  const { ruleOf, withParagraphs, problemOf } = messageRules({ above, below, reservedLength, isPrefill });
  const problemText = useProblemText(words.fields, tooLong, ruleOf);
  const validate = (values: ControlValues) =>
    Object.fromEntries(
      controlNames.flatMap((control) => {
        const problem = problemOf(control, values);
        return problem ? [[control, problemText(control, problem)]] : [];
      }),
    );
  const send = (values: ControlValues) => {
    const { value: website } = element.current?.elements.namedItem('Website') as HTMLInputElement;
    const botSignals = { FilledIn: openFor(), ...(website !== '' && { Website: website }) };
    setSentHere(true);
    dispatch(messageSubmitted({ ...messageOfForm(withParagraphs(values)), ...botSignals }, name));
  };

  return (
    <Form<ControlValues> onSubmit={send} validate={validate} subscription={{}}>
      {({ handleSubmit, form }) => {
        api.current = form;
        const onSubmit = (event: SyntheticEvent) => {
          dispatch(messageAttempted(name));
          void handleSubmit(event);
          dispatch(messageValidationFailed(name));
          const { errors = {} } = form.getState();
          focusField(
            element.current,
            controlNames.find((control) => control in errors),
          );
        };
        return (
          <form
            ref={element}
            className={styles.root}
            method="post"
            noValidate
            aria-labelledby={titleId}
            onSubmit={onSubmit}
          >
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <ContactFields {...words} message={message} problemText={problemText} />
            {children}
            <div className={styles.send}>
              <Button type="submit" wide icon="arrow-right" loading={status === 'checking' || status === 'sending'}>
                {submit}
              </Button>
            </div>
            <p ref={notice} tabIndex={successMessage === undefined ? undefined : -1} className={styles.notice}>
              {status === 'sent' && sentHere ? (successMessage ?? required) : required}
            </p>
            <PrivacyNote />
            <noscript>
              <p className={styles.noScript}>
                {noScript} <a href={`mailto:${company.email}`}>{company.email}</a>
              </p>
            </noscript>
          </form>
        );
      }}
    </Form>
  );
}
