import { fold, searchable } from './fold';

/** Something to be found: by its name first, then by further words that are not shown, by its text, by its long text last. */
export interface Ranked {
  name: string;
  text?: string;
  more?: string;
  /** The words of a long text, folded. */
  body?: string;
}

/** Letters that an ending may have: `sepetim` finds `sepet`, `Preisen` finds `Preis`. */
const ending = 3;
/** Shorter words are not cut. */
const shortest = 4;
/** Shorter words occur in every long text. */
const shortestInBody = 3;
/** The score of what only a long text says: less than anything else. */
const inBody = 0.5;

/** How well one word of the query fits a folded text: at the beginning, at a word's, inside; 0 is not at all. */
function fit(text: string, word: string, [first, begins, inside]: readonly [number, number, number]): number {
  if (text.startsWith(word)) return first;
  if (text.includes(` ${word}`)) return begins;
  return word.length > 1 && text.includes(word) ? inside : 0;
}

const isSign = (sign = '') => /[\p{L}\d]/u.test(sign);

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isSign(text[at - 1]) && !isSign(text[at + word.length])) return true;
  return false;
}

/** A folded text has the query's word, perhaps without the ending that it has in the query. */
export function inflected(text: string, word: string): boolean {
  for (let { length } = word; length >= Math.max(shortest, word.length - ending); length--)
    if (hasWord(text, word.slice(0, length))) return true;
  return false;
}

/**
 * Every word of the query stands in a long text, or the rest of it in what is shown. There words are found by their
 * beginnings only: inside of one of a thousand, most queries would be found by chance.
 */
const isInBody = (all: string, words: readonly string[]): boolean =>
  words.every((word) => word.length >= shortestInBody && (all.includes(` ${word}`) || inflected(all, word)));

function scoreOf({ name, text = '', more = '', body }: Ranked, words: readonly string[], query: string): number {
  const own = searchable(name);
  const shown = searchable(text);
  const hidden = searchable(more);
  let score = fold(name) === query ? 40 : own.startsWith(query) ? 12 : 0;
  for (const word of words) {
    const best =
      Math.max(
        fit(own, word, [20, 16, 8]),
        fit(hidden, word, [5, 5, 3]),
        fit(shown, word, [4, 4, 2]),
        inflected(own, word) ? 6 : 0,
      ) || (inflected(`${hidden} ${shown}`, word) ? 1 : 0);
    // Every word has to be found somewhere.
    if (best === 0) return body && isInBody(` ${own} ${hidden} ${shown} ${body}`, words) ? inBody : 0;
    score += best;
  }
  return score;
}

/**
 * What a query finds, best first, in their own order among equals, with the score that put them there; nothing for an
 * empty query. Accents and the case of letters make no difference, in Turkish as little as in German.
 */
export function rankTexts<T extends Ranked>(query: string, items: readonly T[]): { item: T; score: number }[] {
  const whole = fold(query);
  const words = whole.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, score: scoreOf(item, words, whole) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** What a query finds of the items, best first, as `rankTexts` does. */
export const findTexts = <T extends Ranked>(query: string, items: readonly T[]): T[] =>
  rankTexts(query, items).map(({ item }) => item);
