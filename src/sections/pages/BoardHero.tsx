import type { ReactNode } from 'react';
import styles from './BoardHero.module.scss';

interface BoardHeroProps {
  title: string;
  text: string;
  /** The switchboard. */
  children: ReactNode;
}

/** A headline at the left, its sentence at the right, and the cabinet below both. */
export function BoardHero({ title, text, children }: BoardHeroProps) {
  return (
    <section className={styles.root} aria-labelledby="board-title">
      <div className={styles.words}>
        <h1 id="board-title">{title}</h1>
        <p>{text}</p>
      </div>
      <div className={styles.board}>{children}</div>
    </section>
  );
}
