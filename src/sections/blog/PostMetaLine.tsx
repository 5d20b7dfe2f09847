import type { Post } from '@/data/posts';
import styles from './PostMetaLine.module.scss';
import { useBlog } from './useBlog';

interface PostMetaLineProps {
  post: Post;
  /** Show the category. */
  category?: boolean;
}

/** Category, date and reading time. */
export function PostMetaLine({ post, category = true }: PostMetaLineProps) {
  const { categoryOf, dayOf, minutesOf } = useBlog();
  return (
    <p className={styles.root}>
      {category && <span className={styles.category}>{categoryOf(post.category)}</span>}
      <span className={styles.when}>
        <time dateTime={post.date}>{dayOf(post)}</time>
        <span>{minutesOf(post)}</span>
      </span>
    </p>
  );
}
