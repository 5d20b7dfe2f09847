import { normalizeForSearch } from '@/lib/normalizeForSearch';
import type { SearchEntry } from '@/site/searchIndex';

/** Reads a namespace in the language of the index: 'shell', 'catalogue', a page key. */
export type ReadNamespace = <W>(file: string) => Promise<W>;

/** Returns the entries of one group. */
export type SearchSource = (read: ReadNamespace) => Promise<readonly SearchEntry[]>;

/** Minimum length of an indexed word. */
const minWordLength = 3;

const stringsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(stringsIn);

/**
 * The full-text index of some words: unique normalized words, without those in `shown`. About a fifth of the text's
 * size.
 */
export function searchBodyOf(words: unknown, shown: string): string {
  const split = (text: string) =>
    normalizeForSearch(text.replace(/\{\{\w+\}\}|@\w+/g, ' ')).match(/[\p{L}\d]+/gu) ?? [];
  const known = new Set(split(shown));
  const found = new Set(stringsIn(words).flatMap(split));
  return [...found]
    .filter((word) => word.length >= minWordLength && !known.has(word))
    .sort()
    .join(' ');
}
