import { fold } from '@/lib/fold';

/** A piece of a text; `hit`: it is what somebody was looking for. */
interface Piece {
  text: string;
  hit: boolean;
}

/** Each letter of a text folded by itself, and the place it stands at: ß is two, an accent of its own none. */
function foldedLetters(text: string): { letter: string; at: number; end: number }[] {
  const letters: { letter: string; at: number; end: number }[] = [];
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const folded = /\s/.test(sign) ? ' ' : fold(sign);
    for (const letter of folded) letters.push({ letter, at, end });
    at = end;
  }
  return letters;
}

/**
 * Cuts a text into what a query's words found in it and the rest; put together the pieces are the text. Words of one
 * letter mark beginnings of words only.
 */
export function highlight(text: string, query: string): Piece[] {
  const letters = foldedLetters(text);
  const folded = letters.map(({ letter }) => letter).join('');
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) {
      if (word.length < 2 && from > 0 && folded[from - 1] !== ' ') continue;
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
