import type { FormApi } from 'final-form';
import { type ReactNode, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { UnsavedChangesGuard } from '@/ui/UnsavedChangesGuard';
import styles from './AccountForm.module.scss';
import type { AccountPart } from './account';
import { selectSaveStatus } from './accountSlice';
import { useAccount } from './useAccount';
import { useSaveOutcome } from './useSaveOutcome';

type FormValues = Record<string, string>;

interface AccountFormProps<V extends FormValues> {
  /** Initial values. Their order is the order in which fields are checked for focus. */
  initial: V;
  /** Returns a message per invalid field. */
  validate: (values: V) => Partial<Record<keyof V, string>>;
  /** Receives valid values, trimmed unless `keepWhitespace` is set. */
  onSave: (values: V) => void;
  /** Part of the account that this form saves; the button shows a spinner meanwhile. */
  part?: AccountPart;
  /** Label of the submit button; 'Save' by default. */
  submit?: string;
  /** The form deletes something: the button is red. */
  danger?: boolean;
  /** Resets the form after a successful save. */
  resetOnSave?: boolean;
  /** Does not trim values (passwords). */
  keepWhitespace?: boolean;
  /** Field that was refused after the submission; it receives the focus. */
  refusedField?: keyof V | undefined;
  /** Replaces the button that resets the form, and turns off the question about unsaved changes. */
  cancel?: ReactNode;
  /** `attempted`: the last submission was invalid or refused; `denied`: it was refused. */
  children: (attempted: boolean, denied: boolean) => ReactNode;
}

/**
 * Form of the account pages: shows errors after a submission, focuses the first invalid field, asks before unsaved
 * changes are lost.
 */
export function AccountForm<V extends FormValues>({
  initial,
  validate,
  onSave,
  part,
  submit,
  danger = false,
  resetOnSave = false,
  keepWhitespace = false,
  refusedField,
  cancel,
  children,
}: AccountFormProps<V>) {
  const { words } = useAccount();
  const saving = useSelector(selectSaveStatus);
  const status = part && saving[part];
  const isSaving = status === 'saving';
  const element = useRef<HTMLFormElement>(null);
  const api = useRef<FormApi<FormValues> | null>(null);
  const [attempted, setAttempted] = useState(false);
  const [denied, setDenied] = useState(false);
  const names = Object.keys(initial);
  // final-form stores an emptied field as undefined: with '' as initial value it would count as changed.
  const filled = Object.fromEntries(Object.entries(initial).filter(([, text]) => text !== ''));
  const textOf = (value = '') => (keepWhitespace ? value : value.trim());
  const withAllFields = (values: FormValues) =>
    Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as V;
  const focusOn = (name: string) => {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const sent = useSaveOutcome(status, (outcome) => {
    if (resetOnSave && outcome === 'saved') api.current?.restart(filled);
    setAttempted(refusedField !== undefined);
    setDenied(refusedField !== undefined);
    if (refusedField !== undefined) focusOn(String(refusedField));
  });
  return (
    <Form<FormValues>
      initialValues={filled}
      initialValuesEqual={(a, b) => JSON.stringify(a) === JSON.stringify(b)}
      validate={(values) => validate(withAllFields(values))}
      subscription={{}}
      onSubmit={(values, form) => {
        setAttempted(false);
        setDenied(false);
        api.current = form;
        sent();
        onSave(withAllFields(values));
      }}
    >
      {({ handleSubmit, form }) => (
        <form
          ref={element}
          className={styles.root}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog's form may be nested in another form's React tree: keep its submit event from bubbling to that
            // form.
            event.stopPropagation();
            const { errors = {} } = form.getState();
            const wrong = names.find((name) => name in errors);
            setAttempted(wrong !== undefined);
            void handleSubmit();
            if (wrong !== undefined) focusOn(wrong);
          }}
        >
          <div className={styles.fields}>{children(attempted, denied)}</div>
          <FormSpy subscription={{ dirty: true, valid: true }}>
            {({ dirty, valid }) => (
              <div className={styles.actions} data-valid={valid || undefined}>
                <Button type="submit" variant={danger ? 'danger' : 'brand'} loading={isSaving}>
                  {submit ?? words.form.save}
                </Button>
                {cancel ??
                  (dirty && (
                    <Button
                      variant="line"
                      disabled={isSaving}
                      onClick={() => {
                        setAttempted(false);
                        form.reset();
                      }}
                    >
                      {words.form.cancel}
                    </Button>
                  ))}
                {cancel === undefined && <UnsavedChangesGuard {...words.unsaved} dirty={dirty === true} />}
              </div>
            )}
          </FormSpy>
        </form>
      )}
    </Form>
  );
}
