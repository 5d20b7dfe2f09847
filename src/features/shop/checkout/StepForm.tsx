import type en from '@words/en/shop/checkout.json';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { scrollBehavior } from '@/ui/scrollBehavior';
import styles from './StepForm.module.scss';
import type { CheckoutProblem } from './checkoutRules';

export type FormValues = Record<string, string>;

interface StepFormProps {
  title: string;
  text?: string;
  words: Pick<typeof en, 'problems' | 'required' | 'back' | 'correct'>;
  initial: FormValues;
  problemsOf: (values: FormValues) => Partial<Record<string, CheckoutProblem>>;
  /** Label of the submit button. */
  submit: string;
  /** Undefined in the first step. */
  onBack?: () => void;
  /** Called after a pause in typing, on blur and when the page is hidden. */
  onDraft?: (values: FormValues) => void;
  onDone: (values: FormValues) => void;
  /** What a buyer wants to know, below the buttons. */
  facts?: ReactNode;
  children: (attempted: boolean, set: (values: FormValues) => void) => ReactNode;
}

/** Debounce in ms before the draft is stored. */
const draftDelay = 400;

/** Saves the draft: debounced while typing, at once on blur, visibilitychange, pagehide and unmount. */
function DraftAutosave({ onDraft }: Required<Pick<StepFormProps, 'onDraft'>>) {
  const form = useForm<FormValues>();
  const saveDraft = useEffectEvent(onDraft);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      saveDraft(form.getState().values);
    };
    let lastValues = form.getState().values;
    const unsubscribe = form.subscribe(
      ({ values, active }) => {
        if (values !== lastValues) {
          lastValues = values;
          clearTimeout(timer);
          timer = setTimeout(flush, draftDelay);
        }
        if (active === undefined) flush();
      },
      { values: true, active: true },
    );
    const listening = new AbortController();
    window.addEventListener('pagehide', flush, { signal: listening.signal });
    document.addEventListener('visibilitychange', flush, { signal: listening.signal });
    return () => {
      unsubscribe();
      listening.abort();
      flush();
    };
  }, [form]);
  return null;
}

/** Number of invalid fields. A single one is not counted: it has the focus and shows its own message. */
function ProblemCount({ text }: { text: string }) {
  const { errors } = useFormState<FormValues>({ subscription: { errors: true } });
  const count = Object.keys(errors ?? {}).length;
  return (
    <p role="status" className={styles.count}>
      {count > 1 && interpolate(text, { count })}
    </p>
  );
}

/** A checkout step: shows errors after the first submission and focuses the first invalid field. */
export function StepForm({
  title,
  text,
  words,
  initial,
  problemsOf,
  submit,
  onBack,
  onDraft,
  onDone,
  facts,
  children,
}: StepFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [attempted, setAttempted] = useState(false);
  const validate = (values: FormValues) =>
    Object.fromEntries(
      Object.entries(problemsOf(values)).map(([name, problem]) => [name, problem && words.problems[problem]]),
    );
  return (
    <Form<FormValues>
      initialValues={initial}
      initialValuesEqual={(a, b) => JSON.stringify(a) === JSON.stringify(b)}
      validate={validate}
      keepDirtyOnReinitialize
      subscription={{}}
      onSubmit={(values) => onDone(values)}
    >
      {({ handleSubmit, form }) => (
        <form
          ref={element}
          className={styles.root}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const { errors = {} } = form.getState();
            const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[];
            const wrong = fields.find(({ name }) => errors[name] !== undefined);
            setAttempted(wrong !== undefined);
            void handleSubmit();
            // Focus alone may leave the field behind the bar with the buttons.
            wrong?.focus({ preventScroll: true });
            wrong?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
          }}
        >
          {onDraft && <DraftAutosave onDraft={onDraft} />}
          <header>
            <h2>{title}</h2>
            {text && <p>{text}</p>}
          </header>
          <div className={styles.fields}>
            {children(attempted, (values) =>
              form.batch(() => {
                for (const [name, value] of Object.entries(values)) form.change(name, value);
              }),
            )}
          </div>
          <p className={styles.required}>{words.required}</p>
          <div className={styles.actions} data-bottom-bar>
            {attempted && <ProblemCount text={words.correct} />}
            {onBack && (
              <Button variant="line" size="l" onClick={onBack}>
                {words.back}
              </Button>
            )}
            <Button type="submit" size="l" icon="arrow-right">
              {submit}
            </Button>
          </div>
          {facts}
        </form>
      )}
    </Form>
  );
}

/** Props of every step. */
export interface StepProps {
  words: typeof en;
  initial: FormValues;
  onBack: () => void;
  onDraft: (values: FormValues) => void;
  onDone: (values: FormValues) => void;
}
