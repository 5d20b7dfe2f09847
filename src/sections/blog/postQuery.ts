import {
  type AuthorId,
  type Post,
  type PostCategory,
  type PostTag,
  authorIds,
  postCategories,
  postMonths,
  postTags,
} from '@/data/posts';
import { findTexts } from '@/lib/rankTexts';

/** Filters and page of a post list; all are query parameters. */
export interface PostQuery {
  query: string;
  category: PostCategory | null;
  tag: PostTag | null;
  author: AuthorId | null;
  /** ISO month, such as `2026-11`. */
  month: string | null;
  page: number;
}

/** Maximum length of the search text in characters. */
const maxQueryLength = 80;

/** Parses the query string; invalid values are ignored. */
export function parsePostQuery(search: string): PostQuery {
  const params = new URLSearchParams(search);
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((choice) => choice === params.get(name)) ?? null;
  const page = params.get('page') ?? '';
  return {
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
    category: one('category', postCategories),
    tag: one('tag', postTags),
    author: one('author', authorIds),
    month: one('month', postMonths),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Serializes the filters, without a question mark; defaults are omitted. */
export function serializePostQuery({ query, category, tag, author, month, page }: Partial<PostQuery>): string {
  const written = new URLSearchParams();
  if (query?.trim()) written.set('q', query.trim());
  if (category) written.set('category', category);
  if (tag) written.set('tag', tag);
  if (author) written.set('author', author);
  if (month) written.set('month', month);
  if (page && page > 1) written.set('page', String(page));
  return written.toString();
}

/** True without filters and search; the page does not matter. */
export const showsAllPosts = (query: PostQuery): boolean => serializePostQuery({ ...query, page: 1 }) === '';

/**
 * Filtered posts. A search sorts by relevance, otherwise the order is kept.
 * @param textOf a post's title, and its other searchable text
 */
export function findPosts(posts: readonly Post[], query: PostQuery, textOf: (post: Post) => [string, string]): Post[] {
  const narrowed = posts.filter(
    ({ category, tags, author, date }) =>
      (!query.category || category === query.category) &&
      (!query.tag || tags.includes(query.tag)) &&
      (!query.author || author === query.author) &&
      (!query.month || date.startsWith(query.month)),
  );
  if (!query.query.trim()) return narrowed;
  const texts = narrowed.map((post) => {
    const [name, more] = textOf(post);
    return { post, name, more };
  });
  return findTexts(query.query, texts).map(({ post }) => post);
}

/**
 * A page of a list; the page number is limited to existing ones.
 * @param page from 1
 * @param size items per page
 */
export function paginate<T>(items: readonly T[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(page, pages);
  return { page: shown, pages, items: items.slice((shown - 1) * size, shown * size) };
}
