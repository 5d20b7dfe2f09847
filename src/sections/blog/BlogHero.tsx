import type { Post } from '@/data/posts';
import { postTarget } from '@/site/postTarget';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { Isobars } from '@/ui/art/Isobars';
import { blogFeedUrl } from '@/site/blogFeed';
import { rss } from '@/ui/icons/rss';
import { useLanguage } from '@/ui/translation';
import { Byline } from './Byline';
import { PostMetaLine } from './PostMetaLine';
import styles from './BlogHero.module.scss';
import { PostCover } from './PostCover';
import { useBlog } from './useBlog';

interface BlogHeroProps {
  title: string;
  text: string;
  trail: string;
  home: string;
  here: string;
  newest: string;
  feed: string;
  /** Featured post. */
  post: Post;
}

/** Blog hero with the newest post. */
export function BlogHero({ title, text, trail, home, here, newest, feed, post }: BlogHeroProps) {
  const { titleOf, leadOf } = useBlog();
  const language = useLanguage();
  return (
    <header className={styles.root}>
      <div className={styles.map}>
        <Isobars name="soft" />
      </div>
      <div className={styles.content}>
        <Breadcrumb label={trail} steps={[{ label: home, to: 'home' }]} here={here} />
        <div className={styles.name}>
          <h1>{title}</h1>
          <div>
            <p>{text}</p>
            <a className={styles.feed} href={blogFeedUrl(language)}>
              <Icon name={rss} />
              {feed}
            </a>
          </div>
        </div>
        <article className={styles.front}>
          <div className={styles.cover}>
            <PostCover id={post.id} load="first" />
          </div>
          <div className={styles.plate}>
            <p className={styles.newest}>{newest}</p>
            <h2>
              <PageLink {...postTarget(post.id)}>{titleOf(post.id)}</PageLink>
            </h2>
            <p>{leadOf(post.id)}</p>
            <div className={styles.foot}>
              <Byline author={post.author} />
              <PostMetaLine post={post} category={false} />
            </div>
          </div>
        </article>
      </div>
    </header>
  );
}
