import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { DoorAjar } from '@/ui/art/DoorAjar';
import styles from './SignInPrompt.module.scss';

interface SignInPromptProps {
  /** `{{page}}`: name of the page that needs signing in. */
  title: string;
  text: string;
  signIn: string;
  signUp: string;
  /** Name of the page. */
  page: string;
  /** Title and text for pages that guests may use. */
  openTitle: string;
  openText: string;
  open: boolean;
  /** Decorative drawing of the page. */
  preview: ReactNode;
  /** Shown while a session is being restored. */
  waiting: string;
}

/** Prompts guests to sign in or up; `returnUrl` brings them back to this page. */
export function SignInPrompt({
  title,
  text,
  openTitle,
  openText,
  open,
  preview,
  signIn,
  signUp,
  page,
  waiting,
}: SignInPromptProps) {
  const { pathname, search } = useLocation();
  const back = `?returnUrl=${encodeURIComponent(pathname + search)}`;
  return (
    <div className={open ? 'only-screen' : undefined}>
      <div className={styles.preview}>{preview}</div>
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
