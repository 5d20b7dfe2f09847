import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { AuthTitle, type AuthTitleWords } from './AuthTitle';
import styles from './AuthForm.module.scss';
import { type User, loggedOut } from './authSlice';
import { useReturnPath } from './useReturnPath';

export interface SignedInWords extends AuthTitleWords {
  /** Label of the link to the return address, or to the profile. */
  goOn: string;
  signOut: string;
}

/** Shown to signed-in visitors of the sign-in, sign-up and logout pages; `{{name}}` and `{{email}}` are the user's. */
export function SignedInAlready({ user, title, text, goOn, signOut }: SignedInWords & { user: User }) {
  const dispatch = useDispatch();
  const { path } = useReturnPath();
  const { email } = user;
  return (
    <>
      <AuthTitle title={interpolate(title, { name: user.firstName })} text={interpolate(text, { email })} />
      <div className={styles.actions}>
        <Link discover="none" className={styles.action} to={path}>
          {goOn}
          <Icon name="arrow-right" />
        </Link>
        <Button variant="line" wide onClick={() => dispatch(loggedOut())}>
          {signOut}
        </Button>
      </div>
    </>
  );
}
