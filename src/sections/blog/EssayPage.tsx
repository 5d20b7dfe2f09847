import { type ReactNode, useCallback, useRef } from 'react';
import type { Post } from '@/data/posts';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { PersonPortrait } from '@/ui/art/people/PersonPortrait';
import { PostBody } from './PostBody';
import { type ChartWords, PostChart } from './PostChart';
import styles from './EssayPage.module.scss';
import { PostCover } from './PostCover';
import { StickyTableOfContents } from './StickyTableOfContents';
import { ShareButtons } from './ShareButtons';
import { Tags } from './Tags';
import { AuthorLink } from './AuthorLink';
import type { PostLayoutWords, PostWords } from './postWords';
import { RecoveryTimeline } from './RecoveryTimeline';
import { useBlog } from './useBlog';
import { type ReadingProgress, useReadingProgress } from './useReadingProgress';

interface EssayPageProps {
  post: Post;
  words: PostWords;
  frame: PostLayoutWords;
  /** Title of the progress drawing. */
  calm: string;
  children: ReactNode;
}

const chartFor = ({ timeline }: ChartWords) => (timeline ? RecoveryTimeline : PostChart);

/** Post layout "essay": full-width cover, sticky table of contents, one column. */
export function EssayPage({ post, words, frame, calm, children }: EssayPageProps) {
  const { titleOf, leadOf, categoryOf, dayOf, minutesOf, roleOf } = useBlog();
  const text = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLElement>(null);
  const chapters = Object.entries(words.sections).map(([id, { title }]) => [id, title] as const);
  const onProgress = useCallback(
    ({ total }: ReadingProgress) => strip.current?.style.setProperty('--read', `${(100 * total).toFixed(1)}%`),
    [],
  );
  const ids = chapters.map(([id]) => id);
  const current = useReadingProgress(text, ids, onProgress);
  const title = titleOf(post.id);
  return (
    <article>
      <header className={styles.stage}>
        <div className={styles.cover}>
          <PostCover id={post.id} load="first" />
        </div>
        <div className={styles.title}>
          <Breadcrumb
            label={frame.trail.label}
            steps={[
              { label: frame.trail.home, to: 'home' },
              { label: frame.trail.blog, to: 'blog/grid' },
            ]}
            here={categoryOf(post.category)}
          />
          <h1>{title}</h1>
          <p>{leadOf(post.id)}</p>
        </div>
      </header>
      <div>
        <StickyTableOfContents title={frame.contents} {...{ calm, chapters, current, strip }} />
        <div className={styles.columns}>
          <div className={styles.facts}>
            <p className={styles.author}>
              <span className={styles.portrait}>
                <PersonPortrait of={post.author} />
              </span>
              <span>
                <strong>
                  <AuthorLink id={post.author} />
                </strong>
                <span>{roleOf(post.author)}</span>
              </span>
            </p>
            <p>
              <time dateTime={post.date}>{dayOf(post)}</time>
              <span>{minutesOf(post)}</span>
            </p>
            <div className="only-screen">
              <ShareButtons words={frame.share} title={title} />
            </div>
          </div>
          <div>
            <PostBody {...{ post, words, frame, chartFor, text }} layout="essay" />
            <Tags title={frame.tags} tags={post.tags} />
          </div>
        </div>
      </div>
      <div className="only-screen">{children}</div>
    </article>
  );
}
