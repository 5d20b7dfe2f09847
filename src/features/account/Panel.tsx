import { type ReactNode, useId } from 'react';
import styles from './Panel.module.scss';

interface PanelProps {
  title: string;
  text?: ReactNode;
  /** Content beside the title, such as a status or a button. */
  aside?: ReactNode;
  /** Anchor for links. */
  id?: string;
  children: ReactNode;
}

/** Card with a heading: one group of settings. */
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
