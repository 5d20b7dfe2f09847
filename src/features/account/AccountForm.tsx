import type { FormApi } from 'final-form';
import { type ReactNode, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { Unsaved } from '@/ui/Unsaved';
import styles from './AccountForm.module.scss';
import type { Part } from './account';
import { selectSaving } from './accountSlice';
import { useAccount } from './useAccount';
import { useAnswer } from './useAnswer';

type Texts = Record<string, string>;

interface AccountFormProps<V extends Texts> {
  /** What stands in the fields at first; also their order, for the focus. */
  initial: V;
  /** What is wrong, by field, in words. */
  validate: (values: V) => Partial<Record<keyof V, string>>;
  /** Given the values without the blanks around them, unless they are literal, once nothing is wrong. */
  onSave: (values: V) => void;
  /** The part that is being saved: the button waits for it. */
  part?: Part;
  /** The label of the button, where 'Save' doesn't say it. */
  submit?: string;
  /** It takes something away. */
  danger?: boolean;
  /** Empties the fields once the part is saved. */
  once?: boolean;
  /** Blanks belong to the values. */
  literal?: boolean;
  /** The field that was refused after it was sent: it takes the focus. */
  refused?: keyof V | undefined;
  /** A way out beside the button; without it, one appears when there are changes to drop. */
  cancel?: ReactNode;
  /** Given whether somebody has tried, and whether what was tried last was refused. */
  children: (attempted: boolean, denied: boolean) => ReactNode;
}

/** A form of the account pages: complains once somebody has tried, leads to the first wrong field, guards changes. */
export function AccountForm<V extends Texts>({
  initial,
  validate,
  onSave,
  part,
  submit,
  danger = false,
  once = false,
  literal = false,
  refused,
  cancel,
  children,
}: AccountFormProps<V>) {
  const { words } = useAccount();
  const saving = useSelector(selectSaving);
  const status = part && saving[part];
  const waits = status === 'saving';
  const element = useRef<HTMLFormElement>(null);
  const api = useRef<FormApi<Texts> | null>(null);
  const [attempted, setAttempted] = useState(false);
  const [denied, setDenied] = useState(false);
  const names = Object.keys(initial);
  // final-form takes an emptied field for a missing one.
  const filled = Object.fromEntries(Object.entries(initial).filter(([, text]) => text !== ''));
  const textOf = (value = '') => (literal ? value : value.trim());
  const whole = (values: Texts) => Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as V;
  const focusOn = (name: string) => {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const sent = useAnswer(status, (outcome) => {
    if (once && outcome === 'saved') api.current?.restart(filled);
    setAttempted(refused !== undefined);
    setDenied(refused !== undefined);
    if (refused !== undefined) focusOn(String(refused));
  });
  return (
    <Form<Texts>
      initialValues={filled}
      initialValuesEqual={(a, b) => JSON.stringify(a) === JSON.stringify(b)}
      validate={(values) => validate(whole(values))}
      subscription={{}}
      onSubmit={(values, form) => {
        setAttempted(false);
        setDenied(false);
        api.current = form;
        sent();
        onSave(whole(values));
      }}
    >
      {({ handleSubmit, form }) => (
        <form
          ref={element}
          className={styles.root}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog's form stands inside a page whose own form must not hear of it.
            event.stopPropagation();
            const { errors = {} } = form.getState();
            const wrong = names.find((name) => name in errors);
            setAttempted(wrong !== undefined);
            void handleSubmit();
            if (wrong !== undefined) focusOn(wrong);
          }}
        >
          <div className={styles.fields}>{children(attempted, denied)}</div>
          <FormSpy subscription={{ dirty: true }}>
            {({ dirty }) => (
              <div className={styles.actions}>
                <Button type="submit" variant={danger ? 'danger' : 'brand'} loading={waits}>
                  {submit ?? words.form.save}
                </Button>
                {cancel ??
                  (dirty && (
                    <Button
                      variant="line"
                      disabled={waits}
                      onClick={() => {
                        setAttempted(false);
                        form.reset();
                      }}
                    >
                      {words.form.cancel}
                    </Button>
                  ))}
                {cancel === undefined && <Unsaved {...words.unsaved} dirty={dirty === true} />}
              </div>
            )}
          </FormSpy>
        </form>
      )}
    </Form>
  );
}
