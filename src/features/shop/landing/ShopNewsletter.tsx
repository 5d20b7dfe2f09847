import type { ReactNode } from 'react';
import { Mascot } from '@/ui/art/Mascot';
import styles from './ShopNewsletter.module.scss';

interface ShopNewsletterProps {
  title: string;
  text: string;
  /** The form. */
  children: ReactNode;
}

/** Newsletter sign-up; uses the contact feature's form. */
export function ShopNewsletter({ title, text, children }: ShopNewsletterProps) {
  return (
    <section className={styles.root} aria-labelledby="letter-title">
      <div className={styles.card}>
        <div className={styles.mascot}>
          <Mascot pose="sit" mood="smile" />
        </div>
        <div>
          <h2 id="letter-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
