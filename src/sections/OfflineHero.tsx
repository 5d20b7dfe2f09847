import type { ReactNode } from 'react';
import { Isobars } from '@/ui/art/Isobars';
import { Mascot } from '@/ui/art/Mascot';
import styles from './OfflineHero.module.scss';

interface OfflineHeroProps {
  title: string;
  text: string;
  /** Actions. */
  children: ReactNode;
}

/** Head of the offline page: sleeping mascot, title, text, actions. */
export function OfflineHero({ title, text, children }: OfflineHeroProps) {
  return (
    <section className={styles.root} aria-labelledby="becalmed-title">
      <div className={styles.sky}>
        <Isobars name="soft" />
        <div className={styles.mascot}>
          <Mascot pose="none" mood="sleep" />
        </div>
      </div>
      <div className={styles.copy}>
        <h1 id="becalmed-title">{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
