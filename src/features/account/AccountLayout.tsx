import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { projectIds, projectOf } from '@/data/projects';
import { loggedOut, selectUser } from '@/features/auth/authSlice';
import { selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { AccountNav } from '@/sections/AccountNav';
import { Breadcrumb, type BreadcrumbStep } from '@/ui/Breadcrumb';
import { useRoute } from '@/ui/route';
import { useTranslation } from '@/ui/translation';
import { AccountCover } from './AccountCover';
import styles from './AccountLayout.module.scss';
import { AccountLoading } from './AccountLoading';
import { SignInPrompt } from './SignInPrompt';
import { accountRequested, selectAccount } from './accountSlice';
import { AccountContext, type AccountLayoutWords } from './useAccount';

interface AccountLayoutProps {
  frame: AccountLayoutWords;
  title: string;
  lead: string;
  /** Replaces title and lead for signed-in users. */
  head?: ReactNode;
  /** Drawing of the page for guests, above the sign-in prompt; without it, guests see the page itself. */
  preview?: ReactNode;
  /** Rendered for signed-in users, and for guests where there is no preview. */
  children: ReactNode;
}

/** Projects that wait for a decision of the customer. */
const waiting = projectIds.filter((id) => projectOf(id).state === 'waiting');

/** Milliseconds after which the sign-in prompt is shown if no session could be restored. */
const sessionRestoreTimeout = 2500;

/**
 * Layout of the account pages: cover, portrait, navigation, and the page for signed-in users, with the short footer. Guests and the
 * prerendered HTML get a sign-in prompt. While a session is being restored (`data-restoring-session`, set before the
 * first paint), a placeholder replaces the prompt, so that the layout does not shift.
 */
export function AccountLayout({ frame, title, lead, head, preview = null, children }: AccountLayoutProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const account = useSelector(selectAccount);
  const wished = useSelector(selectWishedIds);
  const { key } = useRoute();
  const { awaits } = frame.invitation;
  const about = key in awaits ? awaits[key as keyof typeof awaits] : undefined;
  const accountContext = user && account ? { user, account, words: frame } : null;

  useEffect(() => {
    if (user && !account) dispatch(accountRequested(user));
  }, [user, account, dispatch]);
  useEffect(() => {
    const root = document.documentElement;
    if (!root.hasAttribute('data-restoring-session')) return undefined;
    const timer = setTimeout(() => root.removeAttribute('data-restoring-session'), user ? 0 : sessionRestoreTimeout);
    return () => clearTimeout(timer);
  }, [user]);

  const steps: readonly BreadcrumbStep[] = [
    { label: t('menu.home'), to: 'home' },
    { label: t('menu.account'), to: 'account/profile' },
  ];
  return (
    <AccountContext value={accountContext}>
      <AccountCover frame={frame} slim={key !== 'account/profile'} signedOut={!user} />
      <div className={styles.columns} data-slim-footer="">
        <AccountNav
          label={frame.nav}
          current={key}
          counts={user ? { 'account/projects': waiting.length, 'account/wishlist': wished.length } : {}}
          signOut={
            user && {
              label: frame.signOut,
              onClick: () => {
                dispatch(loggedOut());
              },
            }
          }
        />
        <div className={styles.page}>
          <div className={styles.trail}>
            <Breadcrumb label={t('page.trail')} steps={steps} here={t(`menu.${key}`)} />
          </div>
          {accountContext && head ? (
            head
          ) : (
            <header className={styles.head}>
              <h1>{title}</h1>
              <p>{lead}</p>
            </header>
          )}
          {(accountContext ?? !preview) && <div className={styles.parts}>{children}</div>}
          {!accountContext && preview && user && <AccountLoading user={user} words={frame.loading} preview={preview} />}
          {!user && <SignInPrompt {...frame.invitation} about={about} preview={preview} waiting={frame.loading} />}
        </div>
      </div>
    </AccountContext>
  );
}
