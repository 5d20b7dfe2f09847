import type { ReactNode } from 'react';
import { Section } from '@/ui/Section';
import styles from './ServiceContact.module.scss';

interface ServiceContactProps {
  title: string;
  text: string;
  /** Contact form. */
  children: ReactNode;
  /** Questions: below the words on wide windows, below the form on narrow ones. */
  faq: ReactNode;
}

/** Contact form for a service. */
export function ServiceContact({ title, text, children, faq }: ServiceContactProps) {
  return (
    <Section labelledBy="ask-title" id="ask">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="ask-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.form}>{children}</div>
        {faq}
      </div>
    </Section>
  );
}
