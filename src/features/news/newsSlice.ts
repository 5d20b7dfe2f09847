import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { LanguageCode } from '@/site/languages';
import type { Article } from './parseFeed';

export interface NewsState {
  /** Language of the last request. */
  language: LanguageCode | null;
  status: 'idle' | 'pending' | 'done' | 'failed';
  /** Articles by language: empty if the feed has never loaded, undefined before the first answer. */
  articles: Partial<Record<LanguageCode, Article[]>>;
  /** The section is mounted. */
  open: boolean;
  /** Whether the section was displayed when the language was last on screen. */
  presence: Partial<Record<LanguageCode, boolean>>;
}

const initialState: NewsState = { language: null, status: 'idle', articles: {}, open: false, presence: {} };

/** News of the language on screen. Without articles, as after a failure, the section is hidden. */
export const newsSlice = createSlice({
  name: 'news',
  initialState,
  reducers: {
    newsOpened(news) {
      news.open = true;
    },
    newsClosed(news) {
      news.open = false;
    },
    newsPresenceChanged(news, { payload }: PayloadAction<{ language: LanguageCode; present: boolean }>) {
      news.presence[payload.language] = payload.present;
    },
    newsRequested(news, { payload }: PayloadAction<LanguageCode>) {
      news.language = payload;
      news.status = 'pending';
    },
    newsArrived(news, { payload }: PayloadAction<Article[]>) {
      if (news.language) news.articles[news.language] = payload;
      news.status = 'done';
    },
    /** The visitor asked for a retry; handled by the saga. */
    newsRetried(_news) {},
    newsFailed(news, _: PayloadAction<string>) {
      if (news.language) news.articles[news.language] ??= [];
      news.status = 'failed';
    },
  },
  selectors: {
    selectNews: (news) => news,
    /** Articles of a language: empty when there are none, undefined while unknown. */
    selectArticlesOfLanguage: ({ articles }, language: LanguageCode) => articles[language],
    selectNewsPresent: ({ presence }, language: LanguageCode) => presence[language] ?? true,
    selectNewsStatus: (news) => news.status,
  },
});

export const { newsOpened, newsClosed, newsPresenceChanged, newsRequested, newsArrived, newsFailed, newsRetried } =
  newsSlice.actions;
export const { selectNews, selectArticlesOfLanguage, selectNewsPresent, selectNewsStatus } = newsSlice.selectors;
