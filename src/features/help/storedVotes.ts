import { type ArticleId, articleIds } from '@/data/entryIds';
import { readStoredJson, writeStored } from '@/lib/storage';
import { withStorageLock } from '@/lib/storageLock';
import type { Vote, Votes } from './helpSlice';

const key = 'storm-help';

/** Stored votes; unknown articles and values are dropped. */
export function readVotes(): Votes {
  const stored = readStoredJson(key);
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([id, vote]) => articleIds.includes(id as ArticleId) && (vote === 'yes' || vote === 'no'),
  );
  return Object.fromEntries(known);
}

/** Stores a vote under the storage lock, so that votes of other tabs are kept. Resolves to false if storage refuses. */
export const saveVote = (id: ArticleId, vote: Vote): Promise<boolean> =>
  withStorageLock(key, () => writeStored(key, JSON.stringify({ ...readVotes(), [id]: vote })));
