import type { FormApi } from 'final-form';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { useDispatch, useSelector } from 'react-redux';
import { type ContactProblem, fieldProblem, longestContact } from '@/lib/contactRules';
import { fill } from '@/lib/fill';
import { isBuilt } from '@/site/addresses';
import { company } from '@/site/company';
import type { PageKey } from '@/site/menu';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { TextField } from '@/ui/TextField';
import { useWords } from '@/ui/words';
import styles from './ContactForm.module.scss';
import { messageAttempted, messageEdited, messageSubmitted, messageWithheld, selectMessage } from './contactSlice';
import { type Control, type ControlValues, controlNames, controls, messageOfForm } from './controls';
import { useDraft } from './useDraft';

interface ContactFormProps {
  title: string;
  /** Labels, and what is said of an empty or wrong field (spec 5). */
  fields: Record<Control, { label: string; invalid: string }>;
  placeholders: Partial<Record<Control, string>>;
  /** Said of a text beyond `{max}` characters. */
  tooLong: string;
  submit: string;
  required: string;
  /** The label of the field that people don't see. */
  trap: string;
  noScript: string;
}

/** What becomes of the data; linked to from the day the page is there. */
const privacy = 'legal/privacy' as string as PageKey;

const kinds = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', type: 'email' },
  number: { autoComplete: 'tel', type: 'tel' },
  message: { multiline: true },
} as const;

/**
 * The contact form (spec 4, 5): emptied when it was sent, kept as it is when that failed. Below the fields one that
 * only machines fill in; the server knows what to make of it.
 */
export function ContactForm({
  title,
  fields,
  placeholders,
  tooLong,
  submit,
  required,
  trap,
  noScript,
}: ContactFormProps) {
  const t = useWords();
  const dispatch = useDispatch();
  const { attempted, status, key, problems } = useSelector(selectMessage);
  const element = useRef<HTMLFormElement>(null);
  const api = useRef<FormApi<ControlValues> | null>(null);
  const openFor = useDraft(element, api);

  const focusOn = (name: Control | undefined) => {
    const control = name && element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  const known = useRef(status);
  useEffect(() => {
    // What came of an earlier visit to this page is over.
    if (known.current === status) return;
    known.current = status;
    if (status === 'sent') api.current?.restart();
    if (status !== 'sent' && status !== 'failed') return;
    const refused = controlNames.find((name) => problems[controls[name]]);
    if (refused) focusOn(refused);
    // The button lost the focus when it was disabled.
    else if (document.activeElement === document.body) element.current?.querySelector('button')?.focus();
  }, [status, problems]);

  const say = (name: Control, problem: ContactProblem) =>
    problem === 'tooLong' ? fill(tooLong, { max: longestContact[controls[name]] }) : fields[name].invalid;
  const validate = (values: ControlValues) =>
    Object.fromEntries(
      controlNames.flatMap((name) => {
        const problem = fieldProblem(controls[name], values[name]);
        return problem ? [[name, say(name, problem)]] : [];
      }),
    );
  const send = (values: ControlValues) => {
    const { value: website } = element.current?.elements.namedItem('Website') as HTMLInputElement;
    const traps = { FilledIn: openFor(), ...(website !== '' && { Website: website }) };
    dispatch(messageSubmitted({ ...messageOfForm(values), ...traps }));
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
          focusOn(controlNames.find((name) => name in errors));
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
            <div className={styles.fields}>
              {controlNames.map((name) => {
                const problem = problems[controls[name]];
                return (
                  <TextField
                    key={name}
                    name={name}
                    id={`contact-${name}`}
                    label={fields[name].label}
                    placeholder={placeholders[name]}
                    required
                    attempted={attempted}
                    refused={problem && say(name, problem)}
                    {...kinds[name]}
                  />
                );
              })}
            </div>
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor="contact-website">{trap}</label>
              <input
                id="contact-website"
                name="Website"
                tabIndex={-1}
                autoComplete="off"
                data-1p-ignore
                data-lpignore
              />
            </div>
            <div className={styles.send}>
              <Button type="submit" wide icon="arrow-right" loading={status === 'checking' || status === 'sending'}>
                {submit}
              </Button>
            </div>
            <p className={styles.notice}>
              {required} {isBuilt(privacy) && <PageLink to={privacy}>{t('footer.privacy')}</PageLink>}
            </p>
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
