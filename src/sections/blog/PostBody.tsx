import { type ComponentType, Fragment, type RefObject } from 'react';
import { postFigures } from '@/data/postFigures';
import type { Post } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import styles from './PostBody.module.scss';
import { LetterCard } from './LetterCard';
import { Outbox } from './Outbox';
import type { ChartWords, PostChartProps } from './PostChart';
import { PostCode } from './PostCode';
import { PostText } from './PostText';
import type { PostLayoutWords, PostWords } from './postWords';
import { useBlog } from './useBlog';

interface PostBodyProps {
  post: Post;
  words: PostWords;
  frame: PostLayoutWords;
  /** plain: beside a table of contents; essay: numbered chapters and a drop cap. */
  layout?: 'plain' | 'essay';
  /** The drawing of a chart by what its words name; a layout loads the drawings of its own posts only. */
  chartFor: (words: ChartWords) => ComponentType<PostChartProps>;
  /** Element whose scroll position is the reading progress. */
  text: RefObject<HTMLDivElement | null>;
}

/** Whether a text has a chart or a simulation. */
const isWide = (text: string) => /^@(chart|outbox)/m.test(text);

/** A post's text with figures and linkable chapters. */
export function PostBody({ post, words, frame, layout = 'plain', chartFor, text }: PostBodyProps) {
  const { leadOf } = useBlog();
  const { chart, code } = postFigures[post.id];
  const Chart = words.chart && chartFor(words.chart);
  const figures = {
    chart: chart && words.chart && Chart && <Chart {...chart} words={words.chart} post={post.id} />,
    outbox: words.outbox && <Outbox words={words.outbox} />,
    code: code && <PostCode {...code} label={interpolate(frame.code, { file: code.file })} />,
  };
  // Below the first figure that is as wide as both columns, beside a chapter without one.
  const bodies = Object.values(words.sections).map(({ body }) => body);
  const firstWide = [words.intro, ...bodies].findIndex(isWide);
  const letterBefore = bodies.findIndex((body, index) => index >= firstWide && !isWide(body));
  return (
    <div ref={text} className={`${styles.root} ${styles[layout]}`}>
      {layout === 'plain' && <p className={styles.lead}>{leadOf(post.id)}</p>}
      <PostText text={words.intro} figures={figures} />
      {Object.entries(words.sections).map(([id, { title, body }], index) => (
        <Fragment key={id}>
          {layout === 'plain' && index === letterBefore && <LetterCard {...frame.letterCard} />}
          <h2 id={id}>{title}</h2>
          <PostText text={body} figures={figures} />
        </Fragment>
      ))}
      <p className={styles.example}>{frame.example}</p>
    </div>
  );
}
