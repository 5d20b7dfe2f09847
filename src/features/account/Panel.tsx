import { type ReactNode, useId } from 'react';
import styles from './Panel.module.scss';

interface PanelProps {
  title: string;
  text?: string | undefined;
  /** Beside the title: a status, a button. */
  aside?: ReactNode;
  /** For links to it. */
  id?: string;
  children: ReactNode;
}

/** A card with a heading of its own: one concern of a page of settings. */
export function Panel({ title, text, aside, id, children }: PanelProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.root} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
