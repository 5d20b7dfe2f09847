import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import styles from './EmptyState.module.scss';

interface EmptyStateProps {
  words: { title: string; text: string; shop: string };
}

/** Empty state of an account list. */
export function EmptyState({ words }: EmptyStateProps) {
  return (
    <section className={styles.root} aria-labelledby="nothing-title">
      <Mascot mood="sleep" />
      <h2 id="nothing-title">{words.title}</h2>
      <p>{words.text}</p>
      <Button to="shop/grid" icon="arrow-right">
        {words.shop}
      </Button>
    </section>
  );
}
