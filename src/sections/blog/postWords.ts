import type enFrame from '@words/en/blog/single.json';
import type enPosts from '@words/en/blog/posts.json';
import { interpolate } from '@/lib/interpolate';
import type { PostId } from '@/data/postIds';
import type { OutboxWords } from './Outbox';
import type { ChartWords } from './PostChart';

export interface PostWords {
  intro: string;
  sections: Readonly<Record<string, { title: string; body: string }>>;
  chart?: ChartWords;
  outbox?: OutboxWords;
}

/** Words shared by all posts. */
export type PostLayoutWords = typeof enFrame;

/** Words of a post page. */
export interface PostPageWords {
  meta: { title: string; description: string };
  blog: typeof enPosts;
  frame: PostLayoutWords;
  post: PostWords;
}

/** Metadata of a post page: title and description of the post. */
export function postMeta({ meta, blog }: PostPageWords, id: PostId) {
  const { title, lead } = blog.posts[id];
  return { title: interpolate(meta.title, { title }), description: interpolate(meta.description, { lead }) };
}
