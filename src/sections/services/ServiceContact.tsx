import type { ReactNode } from 'react';
import { Section } from '@/ui/Section';
import { SleeplessNight } from '@/ui/art/about/SleeplessNight';
import styles from './ServiceContact.module.scss';

interface ServiceContactProps {
  title: string;
  text: string;
  /** Contact form. */
  children: ReactNode;
}

/** Contact form for a service. */
export function ServiceContact({ title, text, children }: ServiceContactProps) {
  return (
    <Section labelledBy="ask-title" id="ask">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="ask-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.night}>
          <SleeplessNight />
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </Section>
  );
}
