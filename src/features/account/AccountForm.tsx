import { type ReactNode, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { Unsaved } from '@/ui/Unsaved';
import styles from './AccountForm.module.scss';
import type { Part } from './account';
import { selectSaving } from './accountSlice';
import { useAccount } from './useAccount';

type Texts = Record<string, string>;

interface AccountFormProps<V extends Texts> {
  /** What stands in the fields at first; also their order, for the focus. */
  initial: V;
  /** What is wrong, by field, in words. */
  validate: (values: V) => Partial<Record<keyof V, string>>;
  /** Given the values without the blanks around them, once nothing is wrong. */
  onSave: (values: V) => void;
  /** The part that is being saved: the button waits for it. */
  part?: Part;
  /** The label of the button, where 'Save' doesn't say it. */
  submit?: string;
  /** It takes something away. */
  danger?: boolean;
  /** Empties the fields once they were handed over. */
  once?: boolean;
  /** A way out beside the button; without it, one appears when there are changes to drop. */
  cancel?: ReactNode;
  children: (attempted: boolean) => ReactNode;
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
  cancel,
  children,
}: AccountFormProps<V>) {
  const { words } = useAccount();
  const saving = useSelector(selectSaving);
  const element = useRef<HTMLFormElement>(null);
  const [attempted, setAttempted] = useState(false);
  const names = Object.keys(initial);
  // final-form takes an emptied field for a missing one.
  const filled = Object.fromEntries(Object.entries(initial).filter(([, text]) => text !== ''));
  const whole = (values: Texts) => Object.fromEntries(names.map((name) => [name, (values[name] ?? '').trim()])) as V;
  return (
    <Form<Texts>
      initialValues={filled}
      initialValuesEqual={(a, b) => JSON.stringify(a) === JSON.stringify(b)}
      validate={(values) => validate(whole(values))}
      subscription={{}}
      onSubmit={(values, form) => {
        setAttempted(false);
        onSave(whole(values));
        if (once) form.restart(filled);
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
            const field = wrong && element.current?.elements.namedItem(wrong);
            if (field instanceof HTMLElement) field.focus();
          }}
        >
          <div className={styles.fields}>{children(attempted)}</div>
          <FormSpy subscription={{ dirty: true }}>
            {({ dirty }) => (
              <div className={styles.actions}>
                <Button
                  type="submit"
                  variant={danger ? 'danger' : 'brand'}
                  loading={part !== undefined && saving[part] === 'saving'}
                >
                  {submit ?? words.form.save}
                </Button>
                {cancel ??
                  (dirty && (
                    <Button
                      variant="line"
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
