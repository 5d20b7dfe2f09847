import { fold } from './fold';

/** Something to be found by its name; `more` also counts, but less. */
export interface Findable {
  name: string;
  more: string;
}

/** 0 is best; -1: not found. Every word of the query has to occur somewhere. */
function rankOf({ name, more }: Findable, words: readonly string[]): number {
  const own = fold(name);
  const all = `${own} ${fold(more)}`;
  if (!words.every((word) => all.includes(word))) return -1;
  const [first = ''] = words;
  if (own.startsWith(first)) return 0;
  if (` ${own}`.includes(` ${first}`)) return 1;
  return own.includes(first) ? 2 : 3;
}

/** The items that a query finds, best first, in their own order among equals; none for an empty query. */
export function findTexts<T extends Findable>(query: string, items: readonly T[]): T[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, rank: rankOf(item, words) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
