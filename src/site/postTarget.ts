import { type PostId, samplePosts } from '@/data/postIds';
import type { PageTarget, Params } from './addresses';
import type { PageKey } from './menu';

/** Link target of a post: the sample posts have pages of their own in the menu. */
export function postTarget(id: PostId): PageTarget {
  if (id === samplePosts.v1) return { to: 'blog/single/v1' };
  if (id === samplePosts.v2) return { to: 'blog/single/v2' };
  return { to: 'blog/post', params: { id } };
}

/** Id of the post on a page; null if it shows none. */
export function postIdAt(key: PageKey, { id }: Params): PostId | null {
  if (key === 'blog/single/v1') return samplePosts.v1;
  if (key === 'blog/single/v2') return samplePosts.v2;
  return key === 'blog/post' ? (id as PostId) : null;
}
