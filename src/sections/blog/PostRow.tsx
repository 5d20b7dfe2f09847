import { people } from '@/data/people';
import type { Post } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import { postTarget } from '@/site/postTarget';
import { PageLink } from '@/ui/PageLink';
import { PostCover } from './PostCover';
import styles from './PostRow.module.scss';
import { useBlog } from './useBlog';

/** Post as a row of the archive. */
export function PostRow({ post }: { post: Post }) {
  const { words, titleOf, leadOf, categoryOf, monthOf, minutesOf } = useBlog();
  return (
    <article className={styles.root}>
      <time dateTime={post.date} className={styles.day}>
        <strong>{Number(post.date.slice(8))}</strong>
        {monthOf(post.date.slice(0, 7), true)}
      </time>
      <div className={styles.words}>
        <p className={styles.category}>{categoryOf(post.category)}</p>
        <h3>
          <PageLink {...postTarget(post.id)}>{titleOf(post.id)}</PageLink>
        </h3>
        <p>{leadOf(post.id)}</p>
        <p className={styles.by}>
          <span>{interpolate(words.card.by, { name: people[post.author].name })}</span>
          <span>{minutesOf(post)}</span>
        </p>
      </div>
      <div className={styles.cover}>
        <PostCover id={post.id} />
      </div>
    </article>
  );
}
