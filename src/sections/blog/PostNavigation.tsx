import { type Post, posts, relatedPosts } from '@/data/posts';
import { postTarget } from '@/site/postTarget';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './PostNavigation.module.scss';
import { PostCover } from './PostCover';
import { PostTile } from './PostTile';
import type { PostLayoutWords } from './postWords';
import { useBlog } from './useBlog';

interface PostNavigationProps {
  post: Post;
  words: PostLayoutWords;
}

/** Links to the previous, next and related posts. */
export function PostNavigation({ post, words: { around, related } }: PostNavigationProps) {
  const { titleOf, leadOf } = useBlog();
  const index = posts.findIndex(({ id }) => id === post.id);
  const [older, newer] = [posts[index + 1], posts[index - 1]];
  const step = (other: Post | undefined, label: string, side: 'older' | 'newer') =>
    other && (
      <PageLink {...postTarget(other.id)} className={styles[side]}>
        <span className={styles.thumb}>
          <PostCover id={other.id} />
        </span>
        <span>
          <span className={styles.label}>
            {side === 'older' && <Icon name={arrowLeft} />}
            {label}
            {side === 'newer' && <Icon name="arrow-right" />}
          </span>
          <strong>{titleOf(other.id)}</strong>
          {!(older && newer) && <span>{leadOf(other.id)}</span>}
        </span>
      </PageLink>
    );
  return (
    <div className={styles.root}>
      <nav className={styles.steps} aria-label={around.label}>
        {step(older, around.older, 'older')}
        {step(newer, around.newer, 'newer')}
      </nav>
      <section aria-labelledby="related-title">
        <div className={styles.head}>
          <h2 id="related-title">{related.title}</h2>
          <Button to="blog/grid" variant="text" icon="arrow-right">
            {related.all}
          </Button>
        </div>
        <div className={styles.tiles}>
          {relatedPosts(post, 3).map((other) => (
            <PostTile key={other.id} post={other} />
          ))}
        </div>
      </section>
    </div>
  );
}
