import type { ReactNode } from 'react';
import styles from './IntegrationsHero.module.scss';

interface IntegrationsHeroProps {
  title: string;
  text: string;
  /** The picker of integrations. */
  children: ReactNode;
}

/** Hero of the integrations page: title, text, switchboard. */
export function IntegrationsHero({ title, text, children }: IntegrationsHeroProps) {
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
