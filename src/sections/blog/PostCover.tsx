import type { PostId } from '@/data/postIds';
import { coverFocus, coverOf } from '@/data/posts';
import styles from './PostCover.module.scss';

interface PostCoverProps {
  id: PostId;
  /** first: above the fold, high fetch priority. */
  load?: 'first' | 'lazy';
}

/** Decorative cover of a post; fills its parent. */
export function PostCover({ id, load = 'lazy' }: PostCoverProps) {
  return (
    <img
      className={styles.root}
      src={coverOf(id)}
      alt=""
      width="1200"
      height="520"
      decoding="async"
      data-focus={coverFocus[id]}
      {...(load === 'lazy' ? { loading: 'lazy' as const } : { fetchPriority: 'high' as const })}
    />
  );
}
