import { type ArticleId, articleIds } from '@/data/entryIds';
import { readStoredJson, writeStored } from '@/lib/storage';
import type { Votes } from './helpSlice';

const key = 'storm-help';

/** What this browser keeps of earlier visits; whatever is no vote on an article there is, is left aside. */
export function readVotes(): Votes {
  const stored = readStoredJson(key);
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([id, vote]) => articleIds.includes(id as ArticleId) && (vote === 'yes' || vote === 'no'),
  );
  return Object.fromEntries(known);
}

/** Keeps the votes; false when storage refused them. */
export const keepVotes = (votes: Votes): boolean => writeStored(key, JSON.stringify(votes));
