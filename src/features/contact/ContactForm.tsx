import type { FormApi } from 'final-form';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { useDispatch, useSelector } from 'react-redux';
import { type ContactProblem, fieldProblem, longestContact } from '@/lib/contactRules';
import { fill } from '@/lib/fill';
import { company } from '@/site/company';
import { Button } from '@/ui/Button';
import { PrivacyNote } from '@/sections/PrivacyNote';
import { ContactFields, type ContactFieldsWords } from './ContactFields';
import styles from './ContactForm.module.scss';
import { messageAttempted, messageEdited, messageSubmitted, messageWithheld, selectMessage } from './contactSlice';
import { type Control, type ControlValues, controlNames, controls, messageOfForm } from './controls';
import { useDraft } from './useDraft';
import { focusOn, useOutcome } from './useOutcome';

interface ContactFormProps extends ContactFieldsWords {
  title: string;
  /** Said of a text beyond `{max}` characters. */
  tooLong: string;
  submit: string;
  required: string;
  noScript: string;
  /** What the message begins with on a page that is about one thing. */
  topic?: string;
  /** What the message begins with, for a topic that was chosen outside the form. */
  opening?: string;
  /** Every such beginning: one of them alone is nobody's text, and gives its place to another. */
  openings?: readonly string[];
  /** Lines that were chosen outside the form; they are sent above the message. */
  enclosed?: string;
}

/** The contact form (spec 4, 5): emptied when it was sent, kept as it is when that failed. */
export function ContactForm({
  title,
  tooLong,
  submit,
  required,
  noScript,
  topic,
  opening,
  openings = [],
  enclosed = '',
  ...words
}: ContactFormProps) {
  const dispatch = useDispatch();
  const message = useSelector(selectMessage);
  const { status, key } = message;
  const element = useRef<HTMLFormElement>(null);
  const api = useRef<FormApi<ControlValues> | null>(null);
  const openFor = useDraft(element, api, topic);
  useOutcome(element, api);
  useEffect(() => {
    const { message: text = '' } = api.current?.getState().values ?? {};
    if (opening !== undefined && (text === '' || openings.includes(text))) api.current?.change('message', opening);
  }, [opening, openings]);
  const sealed = useRef(enclosed);
  useEffect(() => {
    if (sealed.current === enclosed) return;
    sealed.current = enclosed;
    dispatch(messageEdited());
  }, [dispatch, enclosed]);

  const say = (name: Control, problem: ContactProblem) =>
    problem === 'tooLong' ? fill(tooLong, { max: longestContact[controls[name]] }) : words.fields[name].invalid;
  const whole = (values: ControlValues): ControlValues =>
    enclosed && values.message?.trim() ? { ...values, message: `${enclosed}\n\n${values.message}` } : values;
  const validate = (values: ControlValues) =>
    Object.fromEntries(
      controlNames.flatMap((name) => {
        const problem = fieldProblem(controls[name], whole(values)[name]);
        return problem ? [[name, say(name, problem)]] : [];
      }),
    );
  const send = (values: ControlValues) => {
    const { value: website } = element.current?.elements.namedItem('Website') as HTMLInputElement;
    const traps = { FilledIn: openFor(), ...(website !== '' && { Website: website }) };
    dispatch(messageSubmitted({ ...messageOfForm(whole(values)), ...traps }));
  };

  return (
    <Form<ControlValues> onSubmit={send} validate={validate} subscription={{}}>
      {({ handleSubmit, form }) => {
        api.current = form;
        const tried = (event: SyntheticEvent) => {
          dispatch(messageAttempted());
          void handleSubmit(event);
          dispatch(messageWithheld());
          const { errors = {} } = form.getState();
          focusOn(
            element.current,
            controlNames.find((name) => name in errors),
          );
        };
        const edited = () => {
          if (status === 'failed' && key !== null && form.getState().dirtySinceLastSubmit) dispatch(messageEdited());
        };
        return (
          <form
            ref={element}
            className={styles.root}
            method="post"
            noValidate
            aria-labelledby="contact-form-title"
            onSubmit={tried}
            onChange={edited}
          >
            <h2 id="contact-form-title" className={styles.title}>
              {title}
            </h2>
            <ContactFields {...words} message={message} say={say} />
            <div className={styles.send}>
              <Button type="submit" wide icon="arrow-right" loading={status === 'checking' || status === 'sending'}>
                {submit}
              </Button>
            </div>
            <p className={styles.notice}>{required}</p>
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
