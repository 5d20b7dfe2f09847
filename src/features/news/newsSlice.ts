import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { LanguageCode } from '@/site/languages';
import type { Article } from './parseFeed';

interface NewsState {
  /** Whose news are wanted: the language of the last request. */
  language: LanguageCode | null;
  status: 'idle' | 'pending' | 'done' | 'failed';
  articles: Article[];
  /** The section is on the page. */
  open: boolean;
}

const initialState: NewsState = { language: null, status: 'idle', articles: [], open: false };

/** The news of the language on screen. A failure leaves no articles, and so no section (spec 2.2, 8). */
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
    newsRequested(news, { payload }: PayloadAction<LanguageCode>) {
      // Another language's articles must not stand there until the new ones arrive.
      if (news.language !== payload) news.articles = [];
      news.language = payload;
      news.status = 'pending';
    },
    newsArrived(news, { payload }: PayloadAction<Article[]>) {
      news.articles = payload;
      news.status = 'done';
    },
    /** Somebody who was told of the failure asked again: the saga's business. */
    newsRetried(_news) {},
    newsFailed(news, _: PayloadAction<string>) {
      news.articles = [];
      news.status = 'failed';
    },
  },
  selectors: {
    selectNews: (news) => news,
    selectArticles: (news) => news.articles,
    selectNewsStatus: (news) => news.status,
  },
});

export const { newsOpened, newsClosed, newsRequested, newsArrived, newsFailed, newsRetried } = newsSlice.actions;
export const { selectNews, selectArticles, selectNewsStatus } = newsSlice.selectors;
