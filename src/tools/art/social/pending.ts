import { existsSync, readFileSync } from 'node:fs';
import { type Card, hashOf, manifestFile, socialCards } from './cards';

interface Pending {
  /** Pictures that are missing, or whose words have changed since they were drawn. */
  due: Card[];
  /** Pictures of pages that no longer exist. */
  gone: string[];
  /** The hashes of the pictures that stay, by their files. */
  drawn: Map<string, string>;
}

/** Compares the pages' words with those that the committed pictures were drawn with. */
export function pendingPictures(): Pending {
  const drawn = new Map(Object.entries(JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, string>));
  const cards = socialCards();
  const files = new Set(cards.map(({ file }) => file));
  const gone = [...drawn.keys()].filter((file) => !files.has(file));
  for (const file of gone) drawn.delete(file);
  return { due: cards.filter((card) => drawn.get(card.file) !== hashOf(card) || !existsSync(card.file)), gone, drawn };
}
