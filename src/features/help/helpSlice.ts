import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { ArticleId } from '@/data/entryIds';

export type Vote = 'yes' | 'no';
export type Votes = Partial<Record<ArticleId, Vote>>;

interface HelpState {
  /** Votes by article; null before storage has been read. */
  votes: Votes | null;
}

const initialState: HelpState = { votes: null };

/** Votes on help articles, stored in this browser only. */
export const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    /** Dispatched on mount; the saga reads the votes. */
    articleOpened: (help) => help,
    votesRead(help, { payload }: PayloadAction<Votes>) {
      help.votes = { ...payload, ...help.votes };
    },
    articleRated(help, { payload }: PayloadAction<{ id: ArticleId; vote: Vote }>) {
      help.votes = { ...help.votes, [payload.id]: payload.vote };
    },
  },
  selectors: { selectVotes: (help) => help.votes },
});

export const { articleOpened, votesRead, articleRated } = helpSlice.actions;
export const { selectVotes } = helpSlice.selectors;
