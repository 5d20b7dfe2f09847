import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { ArticleId } from '@/data/entryIds';

export type Vote = 'yes' | 'no';
export type Votes = Partial<Record<ArticleId, Vote>>;

interface HelpState {
  /** What this visitor said of the articles; null until storage has been read. */
  votes: Votes | null;
}

const initialState: HelpState = { votes: null };

/** Whether the articles of the help center helped; kept in the visitor's browser only. */
export const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    /** An article is shown: the saga reads what was said before. */
    articleOpened: (help) => help,
    votesRead(help, { payload }: PayloadAction<Votes>) {
      help.votes = { ...payload, ...help.votes };
    },
    articleJudged(help, { payload }: PayloadAction<{ id: ArticleId; vote: Vote }>) {
      help.votes = { ...help.votes, [payload.id]: payload.vote };
    },
  },
  selectors: { selectVotes: (help) => help.votes },
});

export const { articleOpened, votesRead, articleJudged } = helpSlice.actions;
export const { selectVotes } = helpSlice.selectors;
