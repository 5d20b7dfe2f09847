import type { Post } from '@/data/posts';
import styles from './Facts.module.scss';
import { useBlog } from './useBlog';

interface FactsProps {
  post: Post;
  /** What it is filed under, as a pill before the date. */
  category?: boolean;
  /** The day with a short month, where there is little room. */
  short?: boolean;
}

/** The small line of a post: its field, its day, and how long it takes to read. */
export function Facts({ post, category = true, short = false }: FactsProps) {
  const { categoryOf, dayOf, minutesOf } = useBlog();
  return (
    <p className={styles.root}>
      {category && <span className={styles.category}>{categoryOf(post.category)}</span>}
      <span className={styles.when}>
        <time dateTime={post.date}>{dayOf(post, short)}</time>
        <span>{minutesOf(post)}</span>
      </span>
    </p>
  );
}
