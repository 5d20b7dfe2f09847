import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { LanguageCode } from '@/site/languages';
import type { Article } from './parseFeed';

export interface NewsState {
  /** Whose news are wanted: the language of the last request. */
  language: LanguageCode | null;
  status: 'idle' | 'pending' | 'done' | 'failed';
  /** What each language's feed gave last; none for a feed that failed. A language without an entry is unknown. */
  articles: Partial<Record<LanguageCode, Article[]>>;
  /** The section is on the page. */
  open: boolean;
  /** Whether the section took room in a language's page when that was last on the screen. */
  rooms: Partial<Record<LanguageCode, boolean>>;
}

const initialState: NewsState = { language: null, status: 'idle', articles: {}, open: false, rooms: {} };

const none: readonly Article[] = [];

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
    newsRoomChanged(news, { payload }: PayloadAction<{ language: LanguageCode; present: boolean }>) {
      news.rooms[payload.language] = payload.present;
    },
    newsRequested(news, { payload }: PayloadAction<LanguageCode>) {
      news.language = payload;
      news.status = 'pending';
    },
    newsArrived(news, { payload }: PayloadAction<Article[]>) {
      if (news.language) news.articles[news.language] = payload;
      news.status = 'done';
    },
    /** Somebody who was told of the failure asked again: the saga's business. */
    newsRetried(_news) {},
    newsFailed(news, _: PayloadAction<string>) {
      if (news.language) news.articles[news.language] ??= [];
      news.status = 'failed';
    },
  },
  selectors: {
    selectNews: (news) => news,
    /** The articles of the last request's language. */
    selectArticles: ({ language, articles }) => (language && articles[language]) ?? none,
    /** The articles of a language: empty when there are none, undefined as long as nobody knows. */
    selectKnownArticles: ({ articles }, language: LanguageCode) => articles[language],
    selectNewsRoom: ({ rooms }, language: LanguageCode) => rooms[language] ?? true,
    selectNewsStatus: (news) => news.status,
  },
});

export const { newsOpened, newsClosed, newsRoomChanged, newsRequested, newsArrived, newsFailed, newsRetried } =
  newsSlice.actions;
export const { selectNews, selectArticles, selectKnownArticles, selectNewsRoom, selectNewsStatus } =
  newsSlice.selectors;
