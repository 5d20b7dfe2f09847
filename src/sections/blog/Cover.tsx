import type { PostId } from '@/data/postIds';
import { coverOf } from '@/data/posts';
import styles from './Cover.module.scss';

interface CoverProps {
  id: PostId;
  /** first: the picture of a first view, which must not wait. */
  load?: 'first' | 'lazy';
}

/** A post's drawn cover: fills its parent, and says nothing that the title doesn't. */
export function Cover({ id, load = 'lazy' }: CoverProps) {
  return (
    <img
      className={styles.root}
      src={coverOf(id)}
      alt=""
      width="1200"
      height="520"
      decoding="async"
      {...(load === 'lazy' ? { loading: 'lazy' as const } : { fetchPriority: 'high' as const })}
    />
  );
}
