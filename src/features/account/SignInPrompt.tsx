import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { DoorAjar } from '@/ui/art/DoorAjar';
import { PagePreview } from './PagePreview';
import styles from './SignInPrompt.module.scss';

interface SignInPromptProps {
  title: string;
  text: string;
  /** What the page keeps for its owner; undefined for pages that guests may use. */
  about: string | undefined;
  signIn: string;
  signUp: string;
  /** Title and text for pages that guests may use. */
  openTitle: string;
  openText: string;
  /** Decorative drawing of the page; null for a page that guests may use, which has a short prompt below its content. */
  preview: ReactNode;
  /** Shown while a session is being restored. */
  waiting: string;
}

/** Prompts guests to sign in or up; `returnUrl` brings them back to this page. */
export function SignInPrompt(props: SignInPromptProps) {
  const { title, text, about, openTitle, openText, preview, signIn, signUp, waiting } = props;
  const { pathname, search } = useLocation();
  const back = `?returnUrl=${encodeURIComponent(pathname + search)}`;
  const actions = (
    <div className={styles.actions}>
      <Button variant={preview ? 'brand' : 'line'} to="auth/sign-in" target="_self" search={back}>
        {signIn}
      </Button>
      <Button variant={preview ? 'line' : 'text'} to="auth/sign-up" target="_self" search={back}>
        {signUp}
      </Button>
    </div>
  );
  return (
    <div className={preview ? styles.guest : 'only-screen'}>
      {preview ? (
        <>
          <PagePreview>{preview}</PagePreview>
          <section className={styles.card} aria-labelledby="invitation-title">
            <div>
              <h2 id="invitation-title">{title}</h2>
              <p>
                {about} <span>{text}</span>
              </p>
              {actions}
            </div>
            <div className={styles.picture}>
              <DoorAjar />
            </div>
          </section>
        </>
      ) : (
        <section className={styles.band} aria-labelledby="invitation-title">
          <div>
            <h2 id="invitation-title">{openTitle}</h2>
            <p>{openText}</p>
          </div>
          {actions}
        </section>
      )}
      <p className={styles.waiting}>{waiting}</p>
    </div>
  );
}
