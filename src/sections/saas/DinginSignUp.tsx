import type { ReactNode } from 'react';
import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import styles from './Dingin.module.scss';

interface DinginSignUpProps {
  title: string;
  text: string;
  /** Sign-up form. */
  children: ReactNode;
}

/** Sign-up card. */
export function DinginSignUp({ title, text, children }: DinginSignUpProps) {
  return (
    <Section joined labelledBy="monday-title">
      <div className={styles.monday}>
        <div className={styles.cloud}>
          <Mascot mood="sleep" />
        </div>
        <div>
          <h2 id="monday-title">{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </Section>
  );
}
