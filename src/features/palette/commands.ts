import type en from '@words/en/saas/v2.json';
import { fold } from '@/lib/fold';

export type PaletteWords = typeof en.hero.palette;

export const commandIds = ['invoice', 'note', 'timer', 'calc', 'dark', 'light', 'go', 'clear'] as const;
export type CommandId = (typeof commandIds)[number];

/** A command with what follows its verb. */
export interface Line {
  id: CommandId;
  rest: string;
}

/**
 * The commands in the order in which a text may mean them. What follows the verb is the visitor's; the others show their
 * examples. What begins with no verb is a note.
 */
export function readLine(text: string, commands: PaletteWords['commands']): readonly Line[] {
  const [first = '', ...others] = text.trim().split(/\s+/);
  const rest = others.join(' ');
  const found = commandIds.filter((id) => fold(commands[id].verb).startsWith(fold(first)));
  const meant: Line[] = found.map((id) => ({ id, rest: rest || commands[id].example }));
  if (meant.length === 0) meant.push({ id: 'note', rest: text.trim() });
  const known = new Set(meant.map(({ id }) => id));
  return [...meant, ...commandIds.filter((id) => !known.has(id)).map((id) => ({ id, rest: commands[id].example }))];
}

/** The id of the band that a word means; undefined when none does. */
export function placeOf(rest: string, places: PaletteWords['places']): string | undefined {
  return Object.entries(places).find(([, name]) => fold(name).startsWith(fold(rest)))?.[0];
}

/** 'Lodos 1200' → the customer and the amount in cents; without a number, a hundred. */
export function readInvoice(rest: string): { name: string; cents: number } {
  const found = /\d[\d.,]*/.exec(rest)?.[0] ?? '';
  const amount = Number(found.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
  const name = rest.replace(found, '').trim();
  return { name: name || '–', cents: Math.min(99_999_999, Math.round((found ? amount || 0 : 100) * 100)) };
}

/** Minutes of a timer, at least a tenth and no more than a day. */
export const readMinutes = (rest: string): number =>
  Math.min(1440, Math.max(0.1, Number(/\d+([.,]\d+)?/.exec(rest)?.[0].replace(',', '.') ?? 5)));
