import { fold, searchable } from './fold';

/** An item of a search. Matches rank in this order: `name`, `more` (not shown), `text`, `body`. */
export interface Ranked {
  name: string;
  text?: string;
  more?: string;
  /** Words of a long text, as `normalizeForSearch` returns them. */
  body?: string;
}

/** Maximum length of an ignored suffix: `sepetim` finds `sepet`, `Preisen` finds `Preis`. */
const ending = 3;
/** Minimum length of what is left without the suffix. */
const shortest = 4;
/** Minimum length of a query word that is searched in `body`: shorter ones occur in every long text. */
const shortestInBody = 3;
/** Score of an item that matches in `body` only; lower than any other match. */
const inBody = 0.5;

/**
 * Score of a query word in a normalized text: match at the start, at the start of a word, inside a word; 0 without a
 * match.
 */
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

/** Whether a normalized text contains the query's word, with or without its suffix. */
export function inflected(text: string, word: string): boolean {
  for (let { length } = word; length >= Math.max(shortest, word.length - ending); length--)
    if (hasWord(text, word.slice(0, length))) return true;
  return false;
}

/**
 * Whether every query word occurs in the item's texts including `body`. In a long text only starts of words count:
 * matches inside words would mostly be accidental.
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
    // Every word of the query must match.
    if (best === 0) return body && isInBody(` ${own} ${hidden} ${shown} ${body}`, words) ? inBody : 0;
    score += best;
  }
  return score;
}

/**
 * The items that match a query with their scores, best first; equal scores keep their order. Empty for an empty query.
 * Case and accents are ignored.
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

/** The items of `rankTexts` without scores. */
export const findTexts = <T extends Ranked>(query: string, items: readonly T[]): T[] =>
  rankTexts(query, items).map(({ item }) => item);
