import type { PersonId } from './people';
import { type PostId, postIds } from './postIds';

/** Post categories, in filter order. */
export const postCategories = ['product', 'factory', 'erp', 'ai', 'devops'] as const;
export type PostCategory = (typeof postCategories)[number];

/** Tags, in the order of the tag cloud. */
export const postTags = [
  'web',
  'mobile',
  'desktop',
  'transformation',
  'erp',
  'iot',
  'industry4',
  'ai',
  'devops',
  'measuring',
  'testing',
  'offline',
  'performance',
] as const;
export type PostTag = (typeof postTags)[number];

/** Authors, in display order. */
export const authorIds = ['tarik', 'jonas', 'baris', 'lale', 'asli', 'zeynep'] as const satisfies readonly PersonId[];
export type AuthorId = (typeof authorIds)[number];

interface PostFacts {
  /** ISO date of publication. */
  date: string;
  author: AuthorId;
  category: PostCategory;
  tags: readonly PostTag[];
}

const facts: Readonly<Record<PostId, PostFacts>> = {
  'one-second': {
    date: '2026-11-18',
    author: 'tarik',
    category: 'factory',
    tags: ['industry4', 'iot', 'measuring', 'performance'],
  },
  'boring-release': { date: '2026-11-04', author: 'jonas', category: 'devops', tags: ['devops', 'testing'] },
  'no-signal': { date: '2026-10-21', author: 'baris', category: 'product', tags: ['mobile', 'offline', 'testing'] },
  'friday-mrp': { date: '2026-10-09', author: 'lale', category: 'erp', tags: ['erp', 'measuring'] },
  'two-batteries': {
    date: '2026-09-24',
    author: 'tarik',
    category: 'factory',
    tags: ['iot', 'measuring', 'performance'],
  },
  'quoted-answer': { date: '2026-09-03', author: 'asli', category: 'ai', tags: ['ai', 'testing'] },
  'fourteen-kilobytes': {
    date: '2026-07-02',
    author: 'zeynep',
    category: 'product',
    tags: ['web', 'performance', 'measuring'],
  },
  'still-desktop': { date: '2026-05-21', author: 'baris', category: 'product', tags: ['desktop', 'offline', 'iot'] },
  'paper-first': { date: '2026-04-09', author: 'lale', category: 'erp', tags: ['transformation', 'erp', 'measuring'] },
};

export interface Post extends PostFacts {
  id: PostId;
}

/** All posts, newest first. */
export const posts: readonly Post[] = postIds.map((id) => ({ id, ...facts[id] }));

/** Post by id; undefined for unknown ids, which may come from a URL. */
export const postOf = (id: string | undefined): Post | undefined => posts.find((post) => post.id === id);

/** URL of the cover, 1200 × 520. */
export const coverOf = (id: PostId): string => `/assets/images/blog/${id}.svg`;

/**
 * Where a cover's subject stands, in percent from the left, for crops narrower than the cover; 50 if unnamed. The sheet
 * of `PostCover` has a rule for each number.
 */
export const coverFocus: Partial<Record<PostId, 15 | 45 | 62 | 70 | 100>> = {
  'one-second': 100,
  'boring-release': 70,
  'friday-mrp': 62,
  'two-batteries': 15,
  'quoted-answer': 100,
  'fourteen-kilobytes': 100,
  'paper-first': 45,
};

/** Covers whose subjects stand side by side from edge to edge: phones show their two halves below each other. */
export const splitCovers: readonly PostId[] = ['paper-first'];

/** Months with posts, newest first: `2026-11`. */
export const postMonths = [...new Set(posts.map(({ date }) => date.slice(0, 7)))];

/**
 * Up to `count` related posts, sorted by shared tags (1 point each) and category (2 points), then newest first; without
 * the previous and the next one, to which the page links already.
 */
export function relatedPosts(post: Post, count: number): Post[] {
  const here = posts.findIndex(({ id }) => id === post.id);
  const shared = (other: Post) =>
    other.tags.filter((tag) => post.tags.includes(tag)).length + (other.category === post.category ? 2 : 0);
  return posts
    .filter((_, index) => Math.abs(index - here) > 1)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
