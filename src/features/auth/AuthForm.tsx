import type { FormApi } from 'final-form';
import { type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react';
import { Form } from 'react-final-form';
import { useDispatch, useSelector } from 'react-redux';
import { interpolate } from '@/lib/interpolate';
import { maxValueLength, minPasswordLength } from '@/lib/valueLength';
import { company } from '@/site/company';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { focusField } from '@/ui/focusField';
import { exclamationCircle } from '@/ui/icons/exclamation-circle';
import { AuthFields, type AuthFieldsWords } from './AuthFields';
import styles from './AuthForm.module.scss';
import { formAttempted, selectAuthForm } from './authFormSlice';
import type { AuthProblem } from './authProblem';
import { type AuthField, type AuthValues, type AuthFieldProblem, authText, authFieldProblem } from './authRules';
import { useAuthOutcome } from './useAuthOutcome';

export interface AuthFormWords<F extends AuthField> extends AuthFieldsWords<F> {
  submit: string;
  /** Message by problem. */
  problems?: Record<AuthProblem, string>;
  noScript: string;
}

interface AuthFormProps<F extends AuthField> extends AuthFormWords<F> {
  /** Fields in their order. */
  names: readonly F[];
  /** Sign-up: the password rules apply. */
  isNew?: boolean;
  /** Undefined when there are none: initial values would overwrite what was typed before hydration. */
  initial?: AuthValues | undefined;
  api: RefObject<FormApi<AuthValues> | null>;
  onSend: (values: Record<AuthField, string>) => void;
  /** Rendered between the fields and the button. */
  aboveSubmit?: ReactNode;
  /** Rendered below the button. */
  children?: ReactNode;
}

/** Sign-in and sign-up form: validation errors at the fields, server errors above the button. */
export function AuthForm<F extends AuthField>(props: AuthFormProps<F>) {
  const { names, isNew = false, initial, api, onSend, aboveSubmit, children } = props;
  const { submit, problems, noScript, ...words } = props;
  const dispatch = useDispatch();
  const { attempted, status } = useSelector(selectAuthForm);
  const element = useRef<HTMLFormElement>(null);
  const problem = useAuthOutcome(element, api, names);

  const problemText = (name: F, reason: AuthFieldProblem) =>
    interpolate(words.fields[name][reason] ?? words.fields[name].required, {
      max: maxValueLength,
      min: minPasswordLength,
    });
  const validate = (values: AuthValues) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const reason = authFieldProblem(name, values[name], isNew);
        return reason ? [[name, problemText(name, reason)]] : [];
      }),
    );
  const send = ({ name, email, password }: AuthValues) =>
    onSend({ name: authText('name', name), email: authText('email', email), password: authText('password', password) });

  return (
    <Form<AuthValues> onSubmit={send} validate={validate} initialValues={initial} subscription={{}}>
      {({ handleSubmit, form }) => {
        api.current = form;
        const onSubmit = (event: SyntheticEvent) => {
          dispatch(formAttempted());
          void handleSubmit(event);
          const { errors = {} } = form.getState();
          focusField(
            element.current,
            names.find((name) => name in errors),
          );
        };
        return (
          <form ref={element} method="post" noValidate onSubmit={onSubmit}>
            <fieldset className={styles.fields}>
              <AuthFields
                {...words}
                names={names}
                isNew={isNew}
                attempted={attempted}
                refused={problem === 'emailTaken' ? { email: problems?.emailTaken } : {}}
              />
              {aboveSubmit}
              <div className={styles.alert} role="alert">
                {problem && problem !== 'emailTaken' && (
                  <p>
                    <Icon name={exclamationCircle} />
                    {problems?.[problem]}
                  </p>
                )}
              </div>
              <Button type="submit" wide icon="arrow-right" loading={status === 'sending' || status === 'done'}>
                {submit}
              </Button>
            </fieldset>
            {children}
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
