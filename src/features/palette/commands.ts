import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v2.json';
import { fold } from '@/lib/fold';

export type PaletteWords = typeof en.hero.palette;

const commandIds = ['invoice', 'note', 'meet', 'find', 'timer', 'calc', 'dark', 'light', 'go', 'clear'] as const;
type CommandId = (typeof commandIds)[number];

/** A command with what the line says besides its verb. */
export interface Line {
  id: CommandId;
  rest: string;
}

/** They change the page: a note with one of these words in its middle ("buy light bulbs") stays a note. */
const pageWide: readonly CommandId[] = ['dark', 'light', 'go', 'clear'];

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The first verb that stands whole in the line, wherever that is. */
function wholeVerb(words: readonly string[], commands: PaletteWords['commands']): Line | undefined {
  for (const [at, word] of words.entries()) {
    const id = commandIds.find((known) => fold(commands[known].verb) === fold(word));
    if (!id || (pageWide.includes(id) && at > 0 && at < words.length - 1)) continue;
    return { id, rest: words.filter((_, index) => index !== at).join(' ') || commands[id].example };
  }
  return undefined;
}

/**
 * The commands in the order in which a text may mean them: the one whose verb it says, those that its first letters
 * begin, then the others with their examples. The rest of the line is the visitor's. What says no verb is a note.
 */
export function readLine(text: string, commands: PaletteWords['commands']): readonly Line[] {
  const words = wordsOf(text);
  const [first = '', ...others] = words;
  const whole = wholeVerb(words, commands);
  const begun = commandIds.filter((id) => id !== whole?.id && fold(commands[id].verb).startsWith(fold(first)));
  const meant: Line[] = begun.map((id) => ({ id, rest: others.join(' ') || commands[id].example }));
  if (whole) meant.unshift(whole);
  if (meant.length === 0) meant.push({ id: 'note', rest: text.trim() });
  const known = new Set(meant.map(({ id }) => id));
  return [...meant, ...commandIds.filter((id) => !known.has(id)).map((id) => ({ id, rest: commands[id].example }))];
}

/** The id of the band that a word means; undefined when none does. */
export function placeOf(rest: string, places: PaletteWords['places']): string | undefined {
  return Object.entries(places).find(([, name]) => fold(name).startsWith(fold(rest)))?.[0];
}

/**
 * Takes the times out of a text: 'Ece tomorrow at 10' → 'Ece', 'tomorrow at 10'. A time is a run of days, of the words
 * around them and of numbers; a number alone, or a word like "on", is none.
 */
export function readTimes(text: string, { days, around }: PaletteWords['times']): { others: string; when: string } {
  const isDay = new Set(wordsOf(fold(days)));
  const isAround = new Set(wordsOf(fold(around)));
  const kindOf = (word: string) =>
    isDay.has(fold(word)) ? 'day' : isAround.has(fold(word)) ? 'around' : /^\d/.test(word) ? 'number' : 'other';
  const runs: { words: string[]; kinds: Set<string> }[] = [];
  for (const word of wordsOf(text)) {
    const kind = kindOf(word);
    const last = runs.at(-1);
    if (last && last.kinds.has('other') === (kind === 'other')) {
      last.words.push(word);
      last.kinds.add(kind);
    } else runs.push({ words: [word], kinds: new Set([kind]) });
  }
  const said = (isTime: boolean) =>
    runs
      .filter(({ kinds }) => isTime === (kinds.has('day') || (kinds.has('around') && kinds.has('number'))))
      .flatMap(({ words }) => words)
      .join(' ');
  return { others: said(false), when: said(true) };
}

/** '1,200', '1.200,50' and '12,5' → an amount; three digits after a point or a comma are thousands. */
const amountOf = (text: string) =>
  Number(
    text
      .replace(/[.,]$/, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  );

/** 'Lodos 1,200 by friday' → the customer, the amount in cents (the largest number; none: a hundred) and when it is due. */
export function readInvoice(rest: string, times: PaletteWords['times']): { name: string; cents: number; due: string } {
  const numbers = wordsOf(rest).filter((word) => /^\d[\d.,]*$/.test(word));
  const found = numbers.sort((a, b) => amountOf(b) - amountOf(a))[0] ?? '';
  const { others, when } = readTimes(rest.replace(found, ''), times);
  const amount = found ? amountOf(found) || 0 : 100;
  return { name: others || '–', cents: Math.min(99_999_999, Math.round(amount * 100)), due: when };
}

/** The papers of the drawer in which every word of the search stands. */
export const findPapers = (rest: string, drawer: PaletteWords['drawer']): readonly string[] =>
  Object.values(drawer).filter((paper) => wordsOf(fold(rest)).every((word) => fold(paper).includes(word)));

/** A sum without the dots or commas between its thousands, which would be read as the beginning of its decimals. */
export function ungrouped(sum: string, locale: string): string {
  const mark =
    numberFormat(locale)
      .formatToParts(1e6)
      .find(({ type }) => type === 'group')?.value ?? '';
  return sum.replace(/\d{1,3}(?:[.,]\d{3})+(?!\d)/g, (number) => number.replaceAll(mark, ''));
}

/** Minutes of a timer, at least a tenth and no more than a day. */
export const readMinutes = (rest: string): number =>
  Math.min(1440, Math.max(0.1, Number(/\d+([.,]\d+)?/.exec(rest)?.[0].replace(',', '.') ?? 5)));
