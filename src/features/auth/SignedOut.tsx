import { useSelector } from 'react-redux';
import { interpolate } from '@/lib/interpolate';
import { selectCartCount } from '@/features/cart/cartSlice';
import { selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { heart } from '@/ui/icons/heart';
import { useHydrated } from '@/ui/useHydrated';
import { AuthTitle, type AuthTitleWords } from './AuthTitle';
import { SignedInAlready, type SignedInWords } from './SignedInAlready';
import styles from './AuthForm.module.scss';
import { selectUser } from './authSlice';
import { useHeadingFocus } from './useHeadingFocus';

interface SignedOutProps extends AuthTitleWords {
  signIn: string;
  home: string;
  /** Data kept in this browser; `{{count}}` is unknown in the prerendered HTML. */
  kept: { title: string; cart: string; wishlist: string; text: string };
  stillHere: SignedInWords;
}

/** Page after signing out: links to sign-in and home, and what this browser keeps. */
export function SignedOut({ title, text, signIn, home, kept, stillHere }: SignedOutProps) {
  const user = useSelector(selectUser);
  const inCart = useSelector(selectCartCount);
  const wished = useSelector(selectWishedIds).length;
  // Before hydration both counts are unknown: of most visitors the cart has something, the wishlist has not.
  const isHydrated = useHydrated();
  useHeadingFocus(user === null);
  if (user) return <SignedInAlready user={user} {...stillHere} />;
  return (
    <>
      <AuthTitle title={title} text={text} />
      <div className={styles.actions}>
        {API_MOCK && (
          <Button to="auth/sign-in" target="_self" wide icon="arrow-right">
            {signIn}
          </Button>
        )}
        <Button to="home" variant={API_MOCK ? 'line' : 'brand'} wide>
          {home}
        </Button>
      </div>
      {!(isHydrated && inCart + wished === 0) && (
        <div className={styles.savedItems}>
          <h2>{kept.title}</h2>
          <ul>
            {!(isHydrated && inCart === 0) && (
              <li>
                <Icon name="cart" />
                {interpolate(kept.cart, { count: isHydrated ? inCart : '…' })}
              </li>
            )}
            {isHydrated && wished > 0 && (
              <li>
                <Icon name={heart} />
                {interpolate(kept.wishlist, { count: wished })}
              </li>
            )}
          </ul>
          <p>{kept.text}</p>
        </div>
      )}
    </>
  );
}
