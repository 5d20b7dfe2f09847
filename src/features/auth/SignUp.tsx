import type { FormApi } from 'final-form';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { AccountGlimpse } from '@/ui/art/AccountGlimpse';
import { AuthForm, type AuthFormWords } from './AuthForm';
import { AuthTitle, type AuthTitleWords } from './AuthTitle';
import { AuthUnavailable, type AuthUnavailableWords } from './AuthUnavailable';
import { SignedInAlready, type SignedInWords } from './SignedInAlready';
import styles from './AuthForm.module.scss';
import { selectAuthForm } from './authFormSlice';
import type { AuthField, AuthValues } from './authRules';
import { selectUser, signUpRequested } from './authSlice';
import { useResetOnLeave } from './useResetOnLeave';
import { useReturnPath } from './useReturnPath';
import { useHeadingFocus } from './useHeadingFocus';

interface SignUpProps extends AuthTitleWords {
  form: AuthFormWords<AuthField>;
  /** Data protection notice; the part after `|` is a link. */
  terms: string;
  /** Demo builds: how long an account is kept. */
  demo: string;
  /** Words for builds without sign-in. */
  off: AuthUnavailableWords<'profile' | 'orders' | 'projects'>;
  member: { text: string; link: string };
  welcome: AuthTitleWords & { signIn: string };
  signedIn: SignedInWords;
}

const fieldNames = ['name', 'email', 'password'] as const;

/** Sign-up page; after success it links to sign-in and keeps the return address. */
export function SignUp({ title, text, form, terms, demo, off, member, welcome, signedIn }: SignUpProps) {
  const dispatch = useDispatch();
  const api = useRef<FormApi<AuthValues> | null>(null);
  const user = useSelector(selectUser);
  const { status, signUpEmail } = useSelector(selectAuthForm);
  const { search } = useReturnPath();
  useResetOnLeave();
  useHeadingFocus(status === 'done');

  if (user) return <SignedInAlready user={user} {...signedIn} />;
  if (status === 'done')
    return (
      <>
        <AuthTitle title={welcome.title} text={interpolate(welcome.text, { email: signUpEmail })} />
        <div className={styles.actions}>
          <Button to="auth/sign-in" search={search} target="_self" wide icon="arrow-right">
            {welcome.signIn}
          </Button>
        </div>
        <p className={styles.other}>{demo}</p>
      </>
    );
  if (!API_MOCK)
    return (
      <AuthUnavailable {...off}>
        {(part, text) => (
          <span className={styles.glimpse}>
            <AccountGlimpse part={part} />
            {text}
          </span>
        )}
      </AuthUnavailable>
    );
  const [before = '', link = ''] = terms.split('|');
  return (
    <>
      <AuthTitle title={title} text={text} />
      <AuthForm {...form} names={fieldNames} isNew api={api} onSend={(account) => dispatch(signUpRequested(account))}>
        <p className={styles.terms}>
          {before}
          <PageLink to="legal/privacy">{link}</PageLink>
        </p>
      </AuthForm>
      <p className={styles.other}>
        {member.text}{' '}
        <PageLink to="auth/sign-in" search={search} target="_self">
          {member.link}
        </PageLink>
      </p>
    </>
  );
}
