import type { StaticPageKey } from '@/site/addresses';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './NoPosts.module.scss';

interface NoPostsProps {
  title: string;
  text: string;
  clear: string;
  to: StaticPageKey;
}

/** No results; link to the unfiltered list. */
export function NoPosts({ title, text, clear, to }: NoPostsProps) {
  return (
    <div ref={useFocusAfterRemoval()} className={styles.root}>
      <div className={styles.mascot}>
        <Mascot mood="oh" />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
      <Button to={to}>{clear}</Button>
    </div>
  );
}
