import { normalizeForSearch } from '@/lib/normalizeForSearch';
import { inflectionIn, matchOffsets } from '@/lib/rankTexts';

/** Part of a text; `hit`: it matches the query. */
interface Piece {
  text: string;
  hit: boolean;
}

/** Folded letters with their offsets in the text; ß folds to two letters, a combining accent to none. */
function foldLetters(text: string): { letter: string; at: number; end: number }[] {
  const letters: { letter: string; at: number; end: number }[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const folded = /\s/.test(character) ? ' ' : normalizeForSearch(character);
    for (const letter of folded) letters.push({ letter, at, end });
    at = end;
  }
  return letters;
}

/**
 * Splits a text into matches of the query's words and the rest; joined, the parts equal the text. Matches are starts of
 * words; with `isName`, the name of a thing, also ends of compounds.
 */
export function highlight(text: string, query: string, isName = false): Piece[] {
  const letters = foldLetters(text);
  const folded = letters.map(({ letter }) => letter).join('');
  const marked = new Array<boolean>(text.length).fill(false);
  for (const typed of normalizeForSearch(query).split(/\s+/).filter(Boolean)) {
    // Where the word itself is not there, it is marked without its ending, as the search finds it.
    const offsets = matchOffsets(folded, typed, isName);
    const word = offsets.length > 0 ? typed : inflectionIn(folded, typed);
    for (const from of offsets.length > 0 ? offsets : matchOffsets(folded, word)) {
      const start = letters[from]?.at ?? 0;
      const end = letters[from + word.length - 1]?.end ?? start;
      marked.fill(true, start, end);
    }
  }
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index++) {
    const hit = marked[index] ?? false;
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += text.charAt(index);
    else pieces.push({ text: text.charAt(index), hit });
  }
  return pieces;
}

/** Letters before the first match that a result of one line has room for. */
const leadLength = 40;

/** The pieces from shortly before the first match on, so that it stands in the visible part of a cut line. */
export function excerpt(pieces: readonly Piece[]): readonly Piece[] {
  const [first, ...rest] = pieces;
  if (!first || first.hit || rest.length === 0 || first.text.length <= leadLength) return pieces;
  const lead = first.text.slice(-leadLength / 2);
  return [{ text: `… ${lead.slice(lead.indexOf(' ') + 1)}`, hit: false }, ...rest];
}
