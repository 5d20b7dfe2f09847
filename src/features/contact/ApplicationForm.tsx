import type { FormApi } from 'final-form';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useDispatch, useSelector } from 'react-redux';
import { type ContactProblem, fieldProblem, longestContact } from '@/lib/contactRules';
import { fill } from '@/lib/fill';
import { PrivacyNote } from '@/sections/PrivacyNote';
import { company } from '@/site/company';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { useLanguage } from '@/ui/words';
import { ContactFields, type ContactFieldsWords } from './ContactFields';
import { FilePick, type FilePickWords } from './FilePick';
import styles from './ContactForm.module.scss';
import { readApplicationDraft } from './applicationDraft';
import {
  applicationAttempted,
  applicationDrafted,
  applicationEdited,
  applicationLeft,
  applicationSubmitted,
  selectApplication,
} from './applicationSlice';
import { type Control, type ControlValues, controlNames, controls, messageOfForm } from './controls';
import { fileSize } from './fileRules';
import { focusOn } from './useOutcome';

export interface ApplicationFormWords extends ContactFieldsWords {
  title: string;
  tooLong: string;
  submit: string;
  required: string;
  noScript: string;
  /** After it was sent. */
  sent: string;
  file: FilePickWords;
  /** The beginning of what is sent: `{job}`; and its end, with `{name}` and `{size}` of a file. */
  about: string;
  attached: string;
}

/** Applies for a position: a message by the contact call; the file is named in it and stays with the visitor. */
export function ApplicationForm({ job, ...words }: ApplicationFormWords & { job: string }) {
  const { title, tooLong, submit, required, noScript, sent, file: fileWords, about, attached, ...fields } = words;
  const dispatch = useDispatch();
  const locale = localeOf(useLanguage());
  const application = useSelector(selectApplication);
  const element = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const api = useRef<FormApi<ControlValues> | null>(null);
  const before = useRef(0);
  // A prerendered form has been open since its document began.
  const prerendered = !useHydrated();
  const [opened] = useState(() => (prerendered ? 0 : performance.now()));
  const [openFor] = useState(() => () => Math.round(before.current + performance.now() - opened));
  const [file, setFile] = useState<File | null>(null);
  const [sentHere, setSentHere] = useState(false);

  useLayoutEffect(() => {
    const draft = readApplicationDraft();
    before.current = draft.openFor;
    for (const name of controlNames) {
      const control = element.current?.elements.namedItem(name);
      // What was typed before the scripts came, or what the draft of this tab holds.
      const typed = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : '';
      const text = typed || draft.values[name];
      if (text) api.current?.change(name, text);
    }
  }, []);
  useLayoutEffect(() => {
    const keep = () => {
      const values = api.current?.getState().values;
      if (values) dispatch(applicationDrafted({ values, openFor: openFor() }));
    };
    const listening = new AbortController();
    element.current?.addEventListener('focusout', keep, { signal: listening.signal });
    window.addEventListener('pagehide', keep, { signal: listening.signal });
    // A phone that needs the memory ends the tab without another word.
    document.addEventListener('visibilitychange', keep, { signal: listening.signal });
    // Before the next position's form reads the draft, and before it is painted.
    return () => {
      listening.abort();
      keep();
      dispatch(applicationLeft());
    };
  }, [dispatch, openFor]);
  const { status, problems } = application;
  useEffect(() => {
    if (status === 'sent') api.current?.restart();
    // The other position's form has sent it: what comes of it is said by the toast alone.
    if (!sentHere) return;
    if (status === 'sent') {
      setFile(null);
      thanks.current?.focus();
    }
    if (status === 'failed')
      focusOn(
        element.current,
        controlNames.find((name) => problems[controls[name]]),
      );
  }, [status, problems, sentHere]);

  const room = longestContact.Message - 300;
  const say = (name: Control, problem: ContactProblem) =>
    problem === 'tooLong'
      ? fill(tooLong, { max: name === 'message' ? room : longestContact[controls[name]] })
      : fields.fields[name].invalid;
  const validate = (values: ControlValues) =>
    Object.fromEntries(
      controlNames.flatMap((name) => {
        const long = name === 'message' && (values.message ?? '').trim().length > room;
        const problem = long ? 'tooLong' : fieldProblem(controls[name], values[name]);
        return problem ? [[name, say(name, problem)]] : [];
      }),
    );
  const send = (values: ControlValues) => {
    const { value: website } = element.current?.elements.namedItem('Website') as HTMLInputElement;
    const message = messageOfForm(values);
    const end = file ? fill(attached, { name: file.name.slice(0, 120), size: fileSize(file.size, locale) }) : '';
    const whole = [fill(about, { job }), message.Message, end].filter(Boolean).join('\n\n');
    const traps = { FilledIn: openFor(), ...(website !== '' && { Website: website }) };
    setSentHere(true);
    dispatch(applicationSubmitted({ ...message, Message: whole, ...traps }));
  };

  return (
    <Form<ControlValues> onSubmit={send} validate={validate} subscription={{}}>
      {({ handleSubmit, form }) => {
        api.current = form;
        const tried = (event: SyntheticEvent) => {
          dispatch(applicationAttempted());
          void handleSubmit(event);
          const { errors = {} } = form.getState();
          focusOn(
            element.current,
            controlNames.find((name) => name in errors),
          );
        };
        return (
          <form
            ref={element}
            className={styles.root}
            method="post"
            noValidate
            aria-labelledby="application-title"
            onSubmit={tried}
            onChange={() => dispatch(applicationEdited())}
          >
            <h2 id="application-title" className={styles.title}>
              {title}
            </h2>
            <ContactFields {...fields} message={application} say={say} />
            <FilePick {...fileWords} file={file} onPick={setFile} />
            <div className={styles.send}>
              <Button type="submit" wide icon="arrow-right" loading={status === 'sending'}>
                {submit}
              </Button>
            </div>
            <p ref={thanks} tabIndex={-1} className={styles.notice}>
              {status === 'sent' && sentHere ? sent : required}
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
