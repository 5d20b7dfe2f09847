import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { testUser } from '@/data/testUser';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { AuthForm, type AuthFormWords } from './AuthForm';
import { AuthTitle, type AuthTitleWords } from './AuthTitle';
import { AuthUnavailable, type AuthUnavailableWords } from './AuthUnavailable';
import { type TestAccountWords, TestAccount } from './TestAccount';
import { SignedInAlready, type SignedInWords } from './SignedInAlready';
import styles from './AuthForm.module.scss';
import { selectAuthForm } from './authFormSlice';
import type { AuthValues } from './authRules';
import { loginSubmitted, selectUser } from './authSlice';
import { useResetOnLeave } from './useResetOnLeave';
import { useReturnPath } from './useReturnPath';

interface SignInProps extends AuthTitleWords, TestAccountWords {
  form: AuthFormWords<'email' | 'password'>;
  forgotten: string;
  /** Prompt for visitors without an account. */
  newcomer: { text: string; link: string };
  signedIn: SignedInWords;
  /** Words for builds without sign-in. */
  off: AuthUnavailableWords<keyof typeof openPages>;
}

const fieldNames = ['email', 'password'] as const;

/** What works without an account. */
const openPages = { shop: 'shop/index', wishlist: 'account/wishlist', articles: 'help/center' } as const;

/** Sign-in page: navigates to the return address, or shows who is signed in. */
export function SignIn({ title, text, form, forgotten, newcomer, signedIn, demo, off }: SignInProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const api = useRef<FormApi<AuthValues> | null>(null);
  const user = useSelector(selectUser);
  const { status, signUpEmail: email } = useSelector(selectAuthForm);
  const { path, search } = useReturnPath();

  useResetOnLeave();

  useEffect(() => {
    // 'done' may also be the result of the sign-up on the previous page.
    if (user && status === 'done') void navigate(path, { replace: true });
  }, [user, status, path, navigate]);

  if (user && status !== 'done') return <SignedInAlready user={user} {...signedIn} />;
  if (!API_MOCK)
    return (
      <AuthUnavailable {...off}>
        {(item, text) => (
          <PageLink to={openPages[item]} target="_self">
            {text}
            <Icon name="arrow-right" />
          </PageLink>
        )}
      </AuthUnavailable>
    );
  const fill = () => {
    api.current?.batch(() => fieldNames.forEach((name) => api.current?.change(name, testUser[name])));
    document.querySelector<HTMLElement>('main [type=submit]')?.focus();
  };
  return (
    <>
      <AuthTitle title={title} text={text} />
      <TestAccount demo={demo} onFill={fill} />
      <AuthForm
        {...form}
        names={fieldNames}
        initial={email === '' ? undefined : { email }}
        api={api}
        onSend={({ email, password }) => dispatch(loginSubmitted({ email, password }))}
        aboveSubmit={
          <p className={styles.forgotten}>
            <PageLink to="auth/forgot-password" search={search} target="_self">
              {forgotten}
            </PageLink>
          </p>
        }
      />
      <p className={styles.other}>
        {newcomer.text}{' '}
        <PageLink to="auth/sign-up" search={search} target="_self">
          {newcomer.link}
        </PageLink>
      </p>
    </>
  );
}
