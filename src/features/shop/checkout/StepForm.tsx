import type en from '@words/en/shop/checkout.json';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { CheckoutProblem } from '@/lib/checkoutRules';
import { Button } from '@/ui/Button';
import styles from './StepForm.module.scss';

export type Texts = Record<string, string>;

interface StepFormProps {
  title: string;
  text: string;
  words: Pick<typeof en, 'problems' | 'required' | 'back'>;
  initial: Texts;
  problemsOf: (values: Texts) => Partial<Record<string, CheckoutProblem>>;
  /** The label of the button. */
  submit: string;
  /** Leads to the step before; there is none before the first. */
  onBack?: () => void;
  /** Somebody left a field: what stands in the form may be kept. */
  onDraft?: (values: Texts) => void;
  onDone: (values: Texts) => void;
  children: (attempted: boolean, set: (values: Texts) => void) => ReactNode;
}

/** One step of the checkout: complains once somebody has tried to go on, and leads to the first wrong field. */
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
  children,
}: StepFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [attempted, setAttempted] = useState(false);
  const said = (values: Texts) =>
    Object.fromEntries(
      Object.entries(problemsOf(values)).map(([name, problem]) => [name, problem && words.problems[problem]]),
    );
  const draft = useRef(onDraft);
  useEffect(() => {
    draft.current = onDraft;
  });
  return (
    <Form<Texts>
      initialValues={initial}
      initialValuesEqual={(a, b) => JSON.stringify(a) === JSON.stringify(b)}
      validate={said}
      keepDirtyOnReinitialize
      subscription={{}}
      onSubmit={(values) => onDone(values)}
    >
      {({ handleSubmit, form }) => (
        <form
          ref={element}
          className={styles.root}
          noValidate
          onBlur={() => draft.current?.(form.getState().values)}
          onSubmit={(event) => {
            event.preventDefault();
            const { errors = {} } = form.getState();
            const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[];
            const wrong = fields.find(({ name }) => errors[name] !== undefined);
            setAttempted(wrong !== undefined);
            void handleSubmit();
            wrong?.focus();
          }}
        >
          <header>
            <h2>{title}</h2>
            <p>{text}</p>
          </header>
          <div className={styles.fields}>
            {children(attempted, (values) =>
              form.batch(() => {
                for (const [name, value] of Object.entries(values)) form.change(name, value);
              }),
            )}
          </div>
          <p className={styles.required}>{words.required}</p>
          <div className={styles.actions} data-foot-bar>
            {onBack && (
              <Button variant="line" size="l" onClick={onBack}>
                {words.back}
              </Button>
            )}
            <Button type="submit" size="l" icon="arrow-right">
              {submit}
            </Button>
          </div>
        </form>
      )}
    </Form>
  );
}

/** What every step is given. */
export interface StepProps {
  words: typeof en;
  initial: Texts;
  onBack: () => void;
  onDraft: (values: Texts) => void;
  onDone: (values: Texts) => void;
}
