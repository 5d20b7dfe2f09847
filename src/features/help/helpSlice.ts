import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type ArticleId, articleIds } from '@/data/entryIds';
import type { PersistedSlice } from '@/lib/persistedSlice';
import { isRecord } from '@/lib/storage';
import { threeWayMerge } from '@/lib/threeWayMerge';

export type Vote = 'yes' | 'no';
type Votes = Partial<Record<ArticleId, Vote>>;

interface HelpState {
  /** Votes by article. */
  votes: Votes;
}

const initialState: HelpState = { votes: {} };

/** Votes on help articles, stored in this browser only. */
export const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    articleRated(help, { payload }: PayloadAction<{ id: ArticleId; vote: Vote }>) {
      help.votes[payload.id] = payload.vote;
    },
  },
  selectors: { selectVotes: (help) => help.votes },
});

/** Parses untrusted votes; unknown articles and values are dropped. */
function parseVotes(stored: unknown): Votes | null {
  if (!isRecord(stored)) return null;
  const isVote = ([id, vote]: [string, unknown]) =>
    articleIds.includes(id as ArticleId) && (vote === 'yes' || vote === 'no');
  return Object.fromEntries(Object.entries(stored).filter(isVote));
}

/** Stored as the votes alone, by article id. */
export const helpStorage = {
  slice: helpSlice,
  key: 'storm-help',
  field: 'votes',
  accept: parseVotes,
  // The later vote on an article wins: that of the tab that writes.
  merge: (base, mine, theirs) => threeWayMerge(base, theirs, mine),
  withoutFieldName: true,
  redacted: [],
} satisfies PersistedSlice<HelpState, 'votes'>;

export const { articleRated } = helpSlice.actions;
export const { selectVotes } = helpSlice.selectors;
