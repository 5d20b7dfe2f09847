import { normalizeForSearch, searchVariants } from './normalizeForSearch';

/** An item of a search. Matches rank in this order: `name`, `more` (not shown), `text`, `body`. */
export interface Rankable {
  name: string;
  /** The name is a sentence, such as a question: a word in it says less than a word in the name of a thing. */
  sentence?: true;
  text?: string;
  more?: string;
  /** Words of a long text, as `normalizeForSearch` returns them. */
  body?: string;
}

/** Maximum length of an ignored suffix: `sepetim` finds `sepet`, `Preisen` finds `Preis`. */
const maxSuffixLength = 3;
/** Minimum length of what is left without the suffix. */
const minStemLength = 4;
/** Minimum length of a query word that is searched in `body` and inside compounds: shorter ones occur everywhere. */
const minInnerWordLength = 3;
/** Score of an item that matches in `body` only; lower than any other match. */
const bodyScore = 0.5;

const isWordCharacter = (character = '') => /[\p{L}\d]/u.test(character);
const isWordStart = (text: string, at: number) => !isWordCharacter(text[at - 1]);

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isWordStart(text, at) && !isWordCharacter(text[at + word.length])) return true;
  return false;
}

type Scores = readonly [first: number, begins: number, compound: number];

/** Scores of a match in a name: one of a thing, or a sentence. */
const nameScores: Scores = [20, 16, 8];
const sentenceScores: Scores = [7, 6, 0];
/** Added for a match of a whole word of a name. */
const wholeWordScore = 1;

/**
 * Offsets of a query word in a normalized text, at starts of words; with `compounds` also before an ending of at most
 * three letters: `uhr` in `sportuhren`. For names only: in sentences it would also find `uhr` in `beruhren`.
 */
export function matchOffsets(text: string, word: string, compounds = false): number[] {
  const offsets: number[] = [];
  for (let at = word ? text.indexOf(word) : -1; at >= 0; at = text.indexOf(word, at + 1)) {
    const [ending = ''] = /^[\p{L}\d]*/u.exec(text.slice(at + word.length)) ?? [];
    const isCompound = compounds && word.length >= minInnerWordLength && ending.length <= maxSuffixLength;
    if (isCompound || isWordStart(text, at)) offsets.push(at);
  }
  return offsets;
}

/** Score of a query word in a normalized text: match at the start, at the start of a word, in a compound, or 0. */
function matchScore(text: string, word: string, [first, begins, compound]: Scores): number {
  const offsets = matchOffsets(text, word, compound > 0);
  if (offsets[0] === 0) return first;
  if (offsets.some((at) => isWordStart(text, at))) return begins;
  return offsets.length > 0 ? compound : 0;
}

/** The query's word as a normalized text contains it, with or without its suffix; '' if it does not. */
export function inflectionIn(text: string, word: string): string {
  for (let { length } = word; length >= Math.max(minStemLength, word.length - maxSuffixLength); length--)
    if (hasWord(text, word.slice(0, length))) return word.slice(0, length);
  return '';
}

/** Whether a normalized text contains the query's word, with or without its suffix. */
export const matchesInflection = (text: string, word: string): boolean => inflectionIn(text, word) !== '';

/**
 * Whether every query word occurs in the item's texts including `body`. In a long text only starts of words count:
 * matches inside words would mostly be accidental.
 */
const isInBody = (all: string, words: readonly string[]): boolean =>
  words.every(
    (word) => word.length >= minInnerWordLength && (all.includes(` ${word}`) || matchesInflection(all, word)),
  );

function scoreOf(
  { name, sentence, text = '', more = '', body }: Rankable,
  words: readonly string[],
  query: string,
): number {
  const own = searchVariants(name);
  const shown = searchVariants(text);
  const hidden = searchVariants(more);
  let score = normalizeForSearch(name) === query ? 40 : own.startsWith(query) ? 12 : 0;
  for (const word of words) {
    const best =
      Math.max(
        matchScore(own, word, sentence ? sentenceScores : nameScores) + (hasWord(own, word) ? wholeWordScore : 0),
        matchScore(hidden, word, [5, 5, 0]),
        matchScore(shown, word, [4, 4, 0]),
        matchesInflection(own, word) ? 6 : 0,
      ) || (matchesInflection(`${hidden} ${shown}`, word) ? 1 : 0);
    // Every word of the query must match.
    if (best === 0) return body && isInBody(` ${own} ${hidden} ${shown} ${body}`, words) ? bodyScore : 0;
    score += best;
  }
  return score;
}

/**
 * The items that match a query with their scores, best first; equal scores keep their order. Empty for an empty query.
 * Case and accents are ignored.
 */
export function rankTexts<T extends Rankable>(query: string, items: readonly T[]): { item: T; score: number }[] {
  const whole = normalizeForSearch(query);
  const words = whole.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, score: scoreOf(item, words, whole) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** The items of `rankTexts` without scores. */
export const findTexts = <T extends Rankable>(query: string, items: readonly T[]): T[] =>
  rankTexts(query, items).map(({ item }) => item);
