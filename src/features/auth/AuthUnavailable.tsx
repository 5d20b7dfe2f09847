import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { AuthTitle, type AuthTitleWords } from './AuthTitle';
import styles from './AuthForm.module.scss';

export interface AuthUnavailableWords<Item extends string> extends AuthTitleWords {
  gives: { title: string; items: Record<Item, string> };
  link: string;
  tour: string;
}

interface AuthUnavailableProps<Item extends string> extends AuthUnavailableWords<Item> {
  /** Content of an item, by its text. */
  children: (item: Item, text: string) => ReactNode;
}

/** In builds without sign-in, instead of the form: that there is none, what there is, and where to go. */
export function AuthUnavailable<Item extends string>(props: AuthUnavailableProps<Item>) {
  const { title, text, gives, link, tour, children } = props;
  return (
    <div role="note">
      <AuthTitle title={title} text={text} />
      <section className={styles.gives} aria-labelledby="account-gives">
        <h2 id="account-gives">{gives.title}</h2>
        <ul>
          {(Object.keys(gives.items) as Item[]).map((item) => (
            <li key={item}>{children(item, gives.items[item])}</li>
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
