import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { AuthTitle, type AuthTitleWords } from './AuthTitle';
import styles from './AuthForm.module.scss';

export interface AuthUnavailableWords extends AuthTitleWords {
  /** What an account shows where there are accounts. */
  gives: { title: string; items: Record<string, string> };
  link: string;
  tour: string;
}

/** In builds without sign-in, instead of the form: why there is none, and where to go. */
export function AuthUnavailable({ title, text, gives, link, tour }: AuthUnavailableWords) {
  return (
    <div role="note">
      <AuthTitle title={title} text={text} />
      <section className={styles.gives} aria-labelledby="account-gives">
        <h2 id="account-gives">{gives.title}</h2>
        <ul>
          {Object.entries(gives.items).map(([key, item]) => (
            <li key={key}>
              <Icon name="check-lg" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.actions}>
        <Button to="contact" target="_self" wide icon="arrow-right">
          {link}
        </Button>
        <Button variant="line" to="saas/features" target="_self" wide>
          {tour}
        </Button>
      </div>
    </div>
  );
}
