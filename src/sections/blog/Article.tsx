import { Fragment, type RefObject } from 'react';
import { postFigures } from '@/data/postFigures';
import type { Post } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import styles from './Article.module.scss';
import { ArticleChart } from './ArticleChart';
import { ArticleCode } from './ArticleCode';
import { ArticleText } from './ArticleText';
import type { FrameWords, PostWords } from './post';
import { useBlog } from './useBlog';

interface ArticleProps {
  post: Post;
  words: PostWords;
  frame: FrameWords;
  /** plain: beside a table of contents; essay: numbered chapters and a drop cap. */
  layout?: 'plain' | 'essay';
  /** Element whose scroll position is the reading progress. */
  text: RefObject<HTMLDivElement | null>;
}

/** A post's text with figures and linkable chapters. */
export function Article({ post, words, frame, layout = 'plain', text }: ArticleProps) {
  const { leadOf } = useBlog();
  const { chart, code } = postFigures[post.id];
  const figures = {
    chart: chart && words.chart && <ArticleChart {...chart} words={words.chart} />,
    code: code && <ArticleCode {...code} label={interpolate(frame.code, { file: code.file })} />,
  };
  return (
    <div ref={text} className={`${styles.root} ${layout === 'essay' ? styles.essay : ''}`}>
      {layout === 'plain' && <p className={styles.lead}>{leadOf(post.id)}</p>}
      <ArticleText text={words.intro} figures={figures} />
      {Object.entries(words.sections).map(([id, { title, body }]) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          <ArticleText text={body} figures={figures} />
        </Fragment>
      ))}
      <p className={styles.example}>{frame.example}</p>
    </div>
  );
}
