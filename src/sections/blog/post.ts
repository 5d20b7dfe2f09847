import type enFrame from '@words/en/blog/single.json';
import type enPosts from '@words/en/blog/posts.json';
import { interpolate } from '@/lib/interpolate';
import type { PostId } from '@/data/postIds';
import type { ChartWords } from './ArticleChart';

/** The text of one post. */
export interface PostWords {
  intro: string;
  sections: Readonly<Record<string, { title: string; body: string }>>;
  chart?: ChartWords;
}

/** What stands around every post. */
export type FrameWords = typeof enFrame;

/** What a page that shows a post gets. */
export interface PostPageWords {
  meta: { title: string; description: string };
  blog: typeof enPosts;
  frame: FrameWords;
  post: PostWords;
}

/** A page's title and description are those of the post on it. */
export function postMeta({ meta, blog }: PostPageWords, id: PostId) {
  const { title, lead } = blog.posts[id];
  return { title: interpolate(meta.title, { title }), description: interpolate(meta.description, { lead }) };
}
