import type { Post } from '@/data/posts';
import { people } from '@/data/people';
import { interpolate } from '@/lib/interpolate';
import { postTarget } from '@/site/postTarget';
import { PageLink } from '@/ui/PageLink';
import { PostMetaLine } from './PostMetaLine';
import { PostCover } from './PostCover';
import styles from './PostTile.module.scss';
import { useBlog } from './useBlog';

interface PostTileProps {
  post: Post;
  /** large: with the lead; row: a small picture beside the words; tile: picture above the words, a row on phones. */
  layout?: 'tile' | 'large' | 'row';
  level?: 2 | 3;
}

/** Post as a tile; the whole tile is a link. */
export function PostTile({ post, layout = 'tile', level = 3 }: PostTileProps) {
  const { words, titleOf, leadOf } = useBlog();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.root} data-layout={layout}>
      <div className={styles.cover}>
        <PostCover id={post.id} />
      </div>
      <div className={styles.words}>
        <PostMetaLine post={post} />
        <Heading className={styles.title}>
          <PageLink {...postTarget(post.id)}>{titleOf(post.id)}</PageLink>
        </Heading>
        {layout === 'large' && <p className={styles.lead}>{leadOf(post.id)}</p>}
        <p className={styles.by}>{interpolate(words.card.by, { name: people[post.author].name })}</p>
      </div>
    </article>
  );
}
