import { type ReactNode, useCallback, useRef } from 'react';
import { type Post, splitCovers } from '@/data/posts';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { LatencyRace } from './LatencyRace';
import { PostBody } from './PostBody';
import { type ChartWords, PostChart } from './PostChart';
import { Byline } from './Byline';
import { TableOfContents } from './TableOfContents';
import { PostMetaLine } from './PostMetaLine';
import { PostCover } from './PostCover';
import styles from './PostPage.module.scss';
import { ShareButtons } from './ShareButtons';
import { Tags } from './Tags';
import { WaitingSteps } from './WaitingSteps';
import type { PostLayoutWords, PostWords } from './postWords';
import { useBlog } from './useBlog';
import { type ReadingProgress, useReadingProgress } from './useReadingProgress';

interface PostPageProps {
  post: Post;
  words: PostWords;
  frame: PostLayoutWords;
  /** Rendered after the text. */
  children: ReactNode;
}

/** Height of the progress gauge in px, interpolated between the middles of the chapters' entries. */
function progressInPixels(list: HTMLElement, { chapter, part }: ReadingProgress): number {
  const middles = [...list.children].map((entry) => {
    const { offsetTop, offsetHeight } = entry as HTMLElement;
    return offsetTop + offsetHeight / 2;
  });
  const from = middles[chapter] ?? 0;
  const to = middles[chapter + 1] ?? list.offsetHeight;
  return from + (to - from) * part;
}

const chartFor = ({ play, skip }: ChartWords) => {
  if (play) return LatencyRace;
  return skip ? WaitingSteps : PostChart;
};

/** Post layout "plain": cover, table of contents, text, share buttons. */
export function PostPage({ post, words, frame, children }: PostPageProps) {
  const { titleOf } = useBlog();
  const text = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const chapters = Object.entries(words.sections).map(([id, { title }]) => [id, title] as const);
  const onProgress = useCallback((reading: ReadingProgress) => {
    bar.current?.style.setProperty('transform', `scaleX(${reading.total})`);
    if (list.current) list.current.style.setProperty('--read', `${progressInPixels(list.current, reading)}px`);
  }, []);
  const ids = chapters.map(([id]) => id);
  const current = useReadingProgress(text, ids, onProgress);
  const title = titleOf(post.id);
  const isSplit = splitCovers.includes(post.id);
  return (
    <article>
      <div ref={bar} className={styles.bar} aria-hidden="true" />
      <header className={styles.head}>
        <Breadcrumb
          label={frame.trail.label}
          steps={[
            { label: frame.trail.home, to: 'home' },
            { label: frame.trail.blog, to: 'blog/grid' },
          ]}
          here={title}
        />
        <div className={styles.name}>
          <div>
            <PostMetaLine post={post} />
            <h1>{title}</h1>
          </div>
          <Byline author={post.author} />
        </div>
        <div className={`${styles.cover} ${isSplit ? styles.split : ''}`}>
          <PostCover id={post.id} load="first" />
          {isSplit && (
            <span>
              <PostCover id={post.id} />
            </span>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={`${styles.contents} only-screen`}>
          <TableOfContents title={frame.contents} chapters={chapters} current={current} list={list} />
        </div>
        <PostBody {...{ post, words, frame, chartFor, text }} />
        <div className={`${styles.rail} only-screen`}>
          <p>{frame.share.label}</p>
          <ShareButtons words={frame.share} title={title} />
          <Tags title={frame.tags} tags={post.tags} />
        </div>
      </div>
      <div className="only-screen">{children}</div>
    </article>
  );
}
