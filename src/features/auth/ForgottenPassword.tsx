import type { FormApi } from 'final-form';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { urlOf } from '@/site/addresses';
import { company } from '@/site/company';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { clock } from '@/ui/icons/clock';
import { useLanguage, useTranslation } from '@/ui/translation';
import { AuthForm, type AuthFormWords } from './AuthForm';
import { AuthTitle, type AuthTitleWords } from './AuthTitle';
import { Credentials } from './TestAccount';
import styles from './AuthForm.module.scss';
import type { AuthValues } from './authRules';
import { useResetOnLeave } from './useResetOnLeave';
import { useReturnPath } from './useReturnPath';

interface ForgottenPasswordProps extends AuthTitleWords {
  form: AuthFormWords<'email'>;
  demo: { title: string; text: string };
  /** Instead of the form in builds without sign-in. */
  off: AuthTitleWords & { write: string; help: string };
  /** Message that the contact form is prefilled with. */
  message: string;
  back: string;
}

const fieldNames = ['email'] as const;

/** Password reset by hand: this site sends no reset link, so the address and a request prefill the contact form. */
export function ForgottenPassword({ title, text, form, demo, off, message, back }: ForgottenPasswordProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const { t } = useTranslation();
  const api = useRef<FormApi<AuthValues> | null>(null);
  const { search } = useReturnPath();
  useResetOnLeave();
  if (!API_MOCK)
    return (
      <div role="note">
        <AuthTitle title={off.title} text={off.text} />
        <div className={styles.actions}>
          <Button to="contact" target="_self" wide icon="arrow-right">
            {off.write}
          </Button>
          <Button variant="line" to="help/center" target="_self" wide>
            {off.help}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      <AuthTitle title={title} text={text} />
      <AuthForm
        {...form}
        names={fieldNames}
        api={api}
        onSend={({ email }) => {
          dispatch(messagePrefilled({ email, message }));
          void navigate(urlOf('contact', language));
        }}
      >
        <p className={styles.answer}>
          <Icon name={clock} />
          {t('form.answer', { count: company.answerDays })}
        </p>
      </AuthForm>
      <details className={styles.folded}>
        <summary>
          {demo.title}
          <Icon name="chevron-down" />
        </summary>
        <p>{demo.text}</p>
        <Credentials />
      </details>
      <p className={styles.other}>
        <PageLink to="auth/sign-in" search={search} target="_self">
          {back}
        </PageLink>
      </p>
    </>
  );
}
