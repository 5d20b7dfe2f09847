import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import styles from './EmptyState.module.scss';

interface EmptyStateProps {
  /** Drawing of what the list is for. Decorative. */
  picture: ReactNode;
  /** Below the drawing: the list as it looks when filled. Decorative. */
  sample: ReactNode;
  words: { title: string; text: string; shop: string };
}

/** Empty state of an account list. */
export function EmptyState({ picture, sample, words }: EmptyStateProps) {
  return (
    <section className={styles.root} aria-labelledby="nothing-title">
      <div className={styles.preview} aria-hidden="true">
        {picture}
        <div className={styles.list}>{sample}</div>
      </div>
      <h2 id="nothing-title">{words.title}</h2>
      <p>{words.text}</p>
      <Button to="shop/grid" icon="arrow-right">
        {words.shop}
      </Button>
    </section>
  );
}
