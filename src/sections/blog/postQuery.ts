import { type Post, type PostCategory, type PostTag, postCategories, postMonths, postTags } from '@/data/posts';
import { findTexts } from '@/lib/rankTexts';

/** What a list of posts is narrowed to, and its page: all of it stands in the address. */
export interface PostQuery {
  query: string;
  category: PostCategory | null;
  tag: PostTag | null;
  /** `2026-11`. */
  month: string | null;
  page: number;
}

/** Longer than any title. */
const longestQuery = 80;

/** The query string as filters; what means nothing is left aside. */
export function readPostQuery(search: string): PostQuery {
  const asked = new URLSearchParams(search);
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((choice) => choice === asked.get(name)) ?? null;
  const page = asked.get('page') ?? '';
  return {
    query: (asked.get('q') ?? '').slice(0, longestQuery),
    category: one('category', postCategories),
    tag: one('tag', postTags),
    month: one('month', postMonths),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Filters as a query string without its question mark; what is as usual is left out. */
export function writePostQuery({ query, category, tag, month, page }: PostQuery): string {
  const written = new URLSearchParams();
  if (query.trim()) written.set('q', query.trim());
  if (category) written.set('category', category);
  if (tag) written.set('tag', tag);
  if (month) written.set('month', month);
  if (page > 1) written.set('page', String(page));
  return written.toString();
}

/** True when nothing narrows the list. */
export const isEverything = (asked: PostQuery): boolean => writePostQuery({ ...asked, page: 1 }) === '';

/** The posts that a query asks for; a search puts the best first, otherwise they keep their order. */
export function findPosts(posts: readonly Post[], asked: PostQuery, textOf: (post: Post) => [string, string]): Post[] {
  const narrowed = posts.filter(
    ({ category, tags, date }) =>
      (!asked.category || category === asked.category) &&
      (!asked.tag || tags.includes(asked.tag)) &&
      (!asked.month || date.startsWith(asked.month)),
  );
  if (!asked.query.trim()) return narrowed;
  const texts = narrowed.map((post) => {
    const [name, more] = textOf(post);
    return { post, name, more };
  });
  return findTexts(asked.query, texts).map(({ post }) => post);
}

/** One page of a list: its items, and the page there really is. */
export function pageOf<T>(items: readonly T[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(page, pages);
  return { page: shown, pages, items: items.slice((shown - 1) * size, shown * size) };
}
