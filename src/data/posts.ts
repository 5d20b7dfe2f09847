import type { Face, Tone } from '@/ui/art/Portrait';
import { type PostId, postIds } from './postIds';

/** What a post is filed under, in the order of the filters. */
export const postCategories = ['product', 'factory', 'erp', 'ai', 'devops'] as const;
export type PostCategory = (typeof postCategories)[number];

/** What a post is also about, in the order of the tag cloud. */
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

interface Author {
  name: string;
  face: Face;
  tone: Tone;
}

/** Who writes; invented people, as the companies in the posts are. */
export const authors = {
  selin: { name: 'Selin Karaca', face: 'bob', tone: 'sun' },
  mert: { name: 'Mert Aydın', face: 'beard', tone: 'sky' },
  jana: { name: 'Jana Vogt', face: 'bun', tone: 'rose' },
  deniz: { name: 'Deniz Erol', face: 'curls', tone: 'leaf' },
} as const satisfies Record<string, Author>;
export type AuthorId = keyof typeof authors;

interface PostFacts {
  /** The day it was published, ISO 8601. */
  date: string;
  author: AuthorId;
  category: PostCategory;
  tags: readonly PostTag[];
}

const facts: Readonly<Record<PostId, PostFacts>> = {
  'one-second': {
    date: '2026-11-18',
    author: 'selin',
    category: 'factory',
    tags: ['industry4', 'iot', 'measuring', 'performance'],
  },
  'boring-release': { date: '2026-11-04', author: 'deniz', category: 'devops', tags: ['devops', 'testing'] },
  'no-signal': { date: '2026-10-21', author: 'mert', category: 'product', tags: ['mobile', 'offline', 'testing'] },
  'friday-mrp': { date: '2026-10-09', author: 'jana', category: 'erp', tags: ['erp', 'measuring'] },
  'two-batteries': {
    date: '2026-09-24',
    author: 'selin',
    category: 'factory',
    tags: ['iot', 'measuring', 'performance'],
  },
  'quoted-answer': { date: '2026-09-03', author: 'deniz', category: 'ai', tags: ['ai', 'testing'] },
  'fourteen-kilobytes': {
    date: '2026-07-02',
    author: 'mert',
    category: 'product',
    tags: ['web', 'performance', 'measuring'],
  },
  'still-desktop': { date: '2026-05-21', author: 'mert', category: 'product', tags: ['desktop', 'offline', 'iot'] },
  'paper-first': { date: '2026-04-09', author: 'jana', category: 'erp', tags: ['transformation', 'erp', 'measuring'] },
};

export interface Post extends PostFacts {
  id: PostId;
}

/** Every post, the newest first. */
export const posts: readonly Post[] = postIds.map((id) => ({ id, ...facts[id] }));

/** A post by its id, or undefined for anything else. */
export const postOf = (id: string | undefined): Post | undefined => posts.find((post) => post.id === id);

/** Its drawn cover, 1200 × 520. */
export const coverOf = (id: PostId): string => `/assets/images/blog/${id}.svg`;

/** The months with posts, the newest first: `2026-11`. */
export const postMonths = [...new Set(posts.map(({ date }) => date.slice(0, 7)))];

/**
 * Up to `count` posts to read after one: those that share most with it first, the newest among equals.
 */
export function relatedPosts(post: Post, count: number): Post[] {
  const shared = (other: Post) =>
    other.tags.filter((tag) => post.tags.includes(tag)).length + (other.category === post.category ? 2 : 0);
  return posts
    .filter(({ id }) => id !== post.id)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
