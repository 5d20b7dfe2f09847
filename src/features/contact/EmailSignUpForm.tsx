import type { FormApi } from 'final-form';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { useDispatch, useSelector } from 'react-redux';
import { cleanEmail, isEmail } from '@/lib/email';
import { company } from '@/site/company';
import { PrivacyNote } from '@/sections/PrivacyNote';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { useTranslation } from '@/ui/translation';
import styles from './EmailSignUpForm.module.scss';
import {
  type EmailSignUp,
  selectEmailSignUpAttempted,
  selectEmailSignUpStatus,
  emailSignUpAttempted,
  emailSignUpLeft,
  emailSignUpSubmitted,
} from './contactSlice';

interface EmailSignUpFormProps {
  label: string;
  placeholder: string;
  invalid: string;
  submit: string;
  noScript: string;
  /** What follows, where it isn't an answer. */
  next?: string;
}

/** E-mail form of the hero: reset after success, unchanged after a failure. */
export function EmailSignUpForm({ label, placeholder, invalid, submit, noScript, next }: EmailSignUpFormProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const attempted = useSelector(selectEmailSignUpAttempted);
  const status = useSelector(selectEmailSignUpStatus);
  const api = useRef<FormApi<EmailSignUp> | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const sentHere = useRef(false);

  useLayoutEffect(() => {
    // Typed before hydration.
    const typed = element.current?.querySelector('input')?.value;
    if (typed) api.current?.change('Email', typed);
  }, []);
  useEffect(() => {
    // Ignore submissions of forms on other pages.
    if (status === 'sent' && sentHere.current) api.current?.restart();
  }, [status]);
  // Layout effect: otherwise the next page's form shows this form's errors for one frame.
  useLayoutEffect(() => () => void dispatch(emailSignUpLeft()), [dispatch]);

  const send = ({ Email }: EmailSignUp) => {
    sentHere.current = true;
    dispatch(emailSignUpSubmitted({ Email: cleanEmail(Email) }));
  };

  return (
    <Form<EmailSignUp>
      onSubmit={send}
      validate={({ Email = '' }: Partial<EmailSignUp>) => {
        const address = cleanEmail(Email);
        if (isEmail(address)) return {};
        return { Email: address === '' ? invalid : t('form.mistyped') };
      }}
    >
      {({ handleSubmit, form }) => {
        api.current = form;
        const onSubmit = (event: SyntheticEvent) => {
          dispatch(emailSignUpAttempted());
          void handleSubmit(event);
          // Read the current state: a replayed submit event runs before the adopted value is rendered.
          if (form.getState().hasValidationErrors) element.current?.querySelector('input')?.focus();
        };
        return (
          <form ref={element} id="sign-up" className={styles.root} method="post" noValidate onSubmit={onSubmit}>
            <TextField
              name="Email"
              id="sign-up-email"
              layout="capsule"
              type="email"
              autoComplete="email"
              {...{ label, placeholder, attempted }}
            >
              <Button type="submit" loading={status === 'sending'}>
                {submit}
              </Button>
            </TextField>
            <PrivacyNote next={next} />
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
