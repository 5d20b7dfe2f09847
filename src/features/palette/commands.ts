import { dateFormat, numberFormat, relativeTimeFormat } from '@/lib/formats';
import type en from '@words/en/saas/v2.json';
import { normalizeForSearch } from '@/lib/normalizeForSearch';

export type PaletteWords = typeof en.hero.palette;

const commandIds = ['invoice', 'note', 'meet', 'find', 'timer', 'calc', 'dark', 'light', 'go', 'clear'] as const;
type CommandId = (typeof commandIds)[number];

/** A command and its argument. */
export interface ParsedCommand {
  id: CommandId;
  argument: string;
}

/** Commands that change the page match only at the start or end of a line: "buy light bulbs" is a note. */
const pageCommands: readonly CommandId[] = ['dark', 'light', 'go', 'clear'];

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean);

/** The first word that is a verb; the other words are its argument. */
function findVerb(words: readonly string[], commands: PaletteWords['commands']): ParsedCommand | undefined {
  for (const [at, word] of words.entries()) {
    const id = commandIds.find((known) => normalizeForSearch(commands[known].verb) === normalizeForSearch(word));
    if (!id || (pageCommands.includes(id) && at > 0 && at < words.length - 1)) continue;
    return { id, argument: words.filter((_, index) => index !== at).join(' ') || commands[id].example };
  }
  return undefined;
}

/**
 * Commands ranked by likelihood: exact verb, then verbs that start with the first word, then the others with their
 * examples. Without a match the text is a note.
 */
export function parseCommands(text: string, commands: PaletteWords['commands']): readonly ParsedCommand[] {
  const words = splitWords(text);
  const [first = '', ...others] = words;
  const exact = findVerb(words, commands);
  const partial = commandIds.filter(
    (id) => id !== exact?.id && normalizeForSearch(commands[id].verb).startsWith(normalizeForSearch(first)),
  );
  const meant: ParsedCommand[] = partial.map((id) => ({ id, argument: others.join(' ') || commands[id].example }));
  if (exact) meant.unshift(exact);
  if (meant.length === 0) meant.push({ id: 'note', argument: text.trim() });
  const known = new Set(meant.map(({ id }) => id));
  return [...meant, ...commandIds.filter((id) => !known.has(id)).map((id) => ({ id, argument: commands[id].example }))];
}

/** Id of the first section whose name starts with the text; undefined without a match. */
export function sectionIdOf(rest: string, places: PaletteWords['places']): string | undefined {
  return Object.entries(places).find(([, name]) => normalizeForSearch(name).startsWith(normalizeForSearch(rest)))?.[0];
}

/**
 * Separates times from the rest: 'Ece tomorrow at 10' → 'Ece', 'tomorrow at 10'. A time is a run of day names,
 * prepositions and numbers; a number or preposition alone is none.
 */
export function extractTimes(text: string, { days, around }: PaletteWords['times']): { others: string; when: string } {
  const isDay = new Set(splitWords(normalizeForSearch(days)));
  const isAround = new Set(splitWords(normalizeForSearch(around)));
  const kindOf = (word: string) =>
    isDay.has(normalizeForSearch(word))
      ? 'day'
      : isAround.has(normalizeForSearch(word))
        ? 'around'
        : /^\d/.test(word)
          ? 'number'
          : 'other';
  const runs: { words: string[]; kinds: Set<string> }[] = [];
  for (const word of splitWords(text)) {
    const kind = kindOf(word);
    const last = runs.at(-1);
    if (last && last.kinds.has('other') === (kind === 'other')) {
      last.words.push(word);
      last.kinds.add(kind);
    } else runs.push({ words: [word], kinds: new Set([kind]) });
  }
  const wordsOfKind = (isTime: boolean) =>
    runs
      .filter(({ kinds }) => isTime === (kinds.has('day') || (kinds.has('around') && kinds.has('number'))))
      .flatMap(({ words }) => words)
      .join(' ');
  return { others: wordsOfKind(false), when: wordsOfKind(true) };
}

/** Names of the coming days with their distance from today; today's own weekday means that of next week. */
function comingDays(today: Date, locale: string): readonly { name: string; days: number }[] {
  const relative = relativeTimeFormat(locale, { numeric: 'auto' });
  const weekday = dateFormat(locale, { weekday: 'long' });
  return [
    ...[0, 1, 2].map((days) => ({ name: relative.format(days, 'day'), days })),
    ...[1, 2, 3, 4, 5, 6, 7].map((days) => ({ name: weekday.format(addDays(today, days)), days })),
  ];
}

const addDays = (day: Date, days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/**
 * The day that a time names: 'by friday', 'tomorrow'; undefined where it names none. A word may have a suffix
 * (cumaya); the longest name counts, since Turkish Saturday begins with Friday.
 */
export function parseDay(when: string, today: Date, locale: string): Date | undefined {
  const words = splitWords(normalizeForSearch(when));
  const [named] = comingDays(today, locale)
    .filter(({ name }) => words.some((word) => word.startsWith(normalizeForSearch(name))))
    .sort((a, b) => b.name.length - a.name.length);
  return named && addDays(today, named.days);
}

/** Parses an amount: '1,200', '1.200,50', '12,5'; three digits after a separator are thousands. */
const parseAmount = (text: string) =>
  Number(
    text
      .replace(/[.,]$/, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  );

/**
 * Parses an invoice: 'Lodos 1,200 by friday' → customer, amount in cents (the largest number; 10,000 without one), due
 * date.
 */
export function parseInvoice(rest: string, times: PaletteWords['times']): { name: string; cents: number; due: string } {
  const numbers = splitWords(rest).filter((word) => /^\d[\d.,]*$/.test(word));
  const found = numbers.sort((a, b) => parseAmount(b) - parseAmount(a))[0] ?? '';
  const { others, when } = extractTimes(rest.replace(found, ''), times);
  const amount = found ? parseAmount(found) || 0 : 100;
  return { name: others || '–', cents: Math.min(99_999_999, Math.round(amount * 100)), due: when };
}

/** Papers that contain every word of the query. */
export const findPapers = (rest: string, drawer: PaletteWords['drawer']): readonly string[] =>
  Object.values(drawer).filter((paper) =>
    splitWords(normalizeForSearch(rest)).every((word) => normalizeForSearch(paper).includes(word)),
  );

/** Removes grouping separators, which would be parsed as decimal points. */
export function removeGrouping(sum: string, locale: string): string {
  const mark =
    numberFormat(locale)
      .formatToParts(1e6)
      .find(({ type }) => type === 'group')?.value ?? '';
  return sum.replace(/\d{1,3}(?:[.,]\d{3})+(?!\d)/g, (number) => number.replaceAll(mark, ''));
}

/** Minutes of the timer: 0.1 to 1440, default 5. */
export const parseMinutes = (rest: string): number =>
  Math.min(1440, Math.max(0.1, Number(/\d+([.,]\d+)?/.exec(rest)?.[0].replace(',', '.') ?? 5)));
