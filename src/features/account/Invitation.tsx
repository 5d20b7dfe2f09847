import { useLocation } from 'react-router-dom';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { DoorAjar } from '@/ui/art/DoorAjar';
import styles from './Invitation.module.scss';

interface InvitationProps {
  /** `{{page}}`: what waits behind the door. */
  title: string;
  text: string;
  signIn: string;
  signUp: string;
  /** The page's name. */
  page: string;
  /** The same where the page itself is open to guests. */
  openTitle: string;
  openText: string;
  open: boolean;
  /** Said while a session is being restored. */
  waiting: string;
}

/** What stands on an account page as long as nobody is signed in; the way in leads back here. */
export function Invitation({ title, text, openTitle, openText, open, signIn, signUp, page, waiting }: InvitationProps) {
  const { pathname, search } = useLocation();
  const back = `?returnUrl=${encodeURIComponent(pathname + search)}`;
  return (
    <div className={open ? 'only-screen' : undefined}>
      <section className={styles.card} aria-labelledby="invitation-title">
        <div>
          <h2 id="invitation-title">{open ? openTitle : interpolate(title, { page })}</h2>
          <p>{open ? openText : text}</p>
          <div className={styles.actions}>
            <Button to="auth/sign-in" target="_self" search={back}>
              {signIn}
            </Button>
            <Button variant="line" to="auth/sign-up" target="_self" search={back}>
              {signUp}
            </Button>
          </div>
        </div>
        <div className={styles.picture}>
          <DoorAjar />
        </div>
      </section>
      <p className={styles.waiting}>{waiting}</p>
    </div>
  );
}
