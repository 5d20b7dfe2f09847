import { fold } from '@/lib/fold';
import type { LanguageCode } from '@/site/languages';
import type { SearchEntry } from '@/site/searchIndex';

/** Reads a file of words in the index's language: `shell`, a page key, `catalogue`. */
export type ReadWords = <W>(file: string) => Promise<W>;

/** What one kind of thing adds to the index. */
export type Source = (read: ReadWords, language: LanguageCode) => Promise<readonly SearchEntry[]>;

/** Letters of the shortest word that is kept. */
const shortest = 3;

const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(textsOf);

/**
 * Everything that stands in some words, to be found by: each word once and folded, without what `shown` says already.
 * A fifth of the text, for nobody reads it.
 */
export function bodyOf(words: unknown, shown: string): string {
  const split = (text: string) => fold(text.replace(/\{\{\w+\}\}|@\w+/g, ' ')).match(/[\p{L}\d]+/gu) ?? [];
  const known = new Set(split(shown));
  const found = new Set(textsOf(words).flatMap(split));
  return [...found]
    .filter((word) => word.length >= shortest && !known.has(word))
    .sort()
    .join(' ');
}
