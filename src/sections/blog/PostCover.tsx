import type { PostId } from '@/data/postIds';
import { coverOf } from '@/data/posts';
import styles from './PostCover.module.scss';

interface PostCoverProps {
  id: PostId;
  /** first: the picture of a first view, which must not wait. */
  load?: 'first' | 'lazy';
}

/** A post's drawn cover: fills its parent, and says nothing that the title doesn't. */
export function PostCover({ id, load = 'lazy' }: PostCoverProps) {
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
