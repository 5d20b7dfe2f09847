import { interpolate } from './interpolate';

/** Interpolates every text of an object; placeholders without a value are left for later. */
export function interpolateAll<W>(words: W, values: Readonly<Record<string, string | number>>): W {
  if (typeof words === 'string') return interpolate(words, values) as W;
  if (Array.isArray(words)) return words.map((item: unknown) => interpolateAll(item, values)) as W;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, item]) => [key, interpolateAll(item as unknown, values)]),
  ) as W;
}
