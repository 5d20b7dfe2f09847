import { type ArticleId, articleIds } from '@/data/entryIds';
import { readStoredJson, writeStored } from '@/lib/storage';
import { withStorageLock } from '@/lib/storageLock';
import type { Vote, Votes } from './helpSlice';

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

/** Keeps one vote beside those that this or another tab has kept; resolves to false when storage refuses it. */
export const keepVote = (id: ArticleId, vote: Vote): Promise<boolean> =>
  withStorageLock(key, () => writeStored(key, JSON.stringify({ ...readVotes(), [id]: vote })));
