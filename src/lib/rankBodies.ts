import { fold } from './fold';
import { type Ranked, inflected, rankTexts } from './rankTexts';

/** Something that also has a long text: of that, the folded words. */
interface Embodied extends Ranked {
  body?: string;
}

/** Shorter words occur in every long text. */
const shortest = 3;

/** Less than anything that has been found by what is shown of it. */
const least = 0.5;

/**
 * What a query finds, best first, with its score, as `rankTexts` does; after that, in their own order, what has every
 * word of the query in it somewhere, its long text included. There words are found by their beginnings only: inside of
 * one of a thousand, most queries would be found by chance.
 */
export function rankBodies<T extends Embodied>(query: string, items: readonly T[]): { item: T; score: number }[] {
  const found = rankTexts(query, items);
  const words = fold(query).split(/\s+/);
  if (words.some((word) => word.length < shortest)) return found;
  const known = new Set(found.map(({ item }) => item));
  const others = items.filter((item) => {
    if (!item.body || known.has(item)) return false;
    const all = ` ${fold(`${item.name} ${item.more ?? ''} ${item.text ?? ''}`)} ${item.body}`;
    return words.every((word) => all.includes(` ${word}`) || inflected(all, word));
  });
  return [...found, ...others.map((item) => ({ item, score: least }))];
}
