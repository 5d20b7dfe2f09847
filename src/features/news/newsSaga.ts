import { call, cancelled, put, select, takeLatest } from 'redux-saga/effects';
import { languageShown, selectLanguage } from '@/features/language/languageSlice';
import { messageOf } from '@/lib/request';
import { newsArrived, newsFailed, newsOpened, newsRequested, newsRetried, selectNews } from './newsSlice';
import type { Article } from './parseFeed';

/** The feed parser and axios arrive only with the section that shows news. */
const loadApi = () => import('./newsApi');

/** Fetches the news of the language on screen, unless nobody looks or they are already there; 8 s at most. */
function* followLanguage(): Generator<unknown, void, never> {
  const news: ReturnType<typeof selectNews> = yield select(selectNews);
  const language: ReturnType<typeof selectLanguage> = yield select(selectLanguage);
  if (!news.open || (news.language === language && news.status === 'done')) return;
  const controller = new AbortController();
  try {
    yield put(newsRequested(language));
    const { fetchNews }: Awaited<ReturnType<typeof loadApi>> = yield call(loadApi);
    const articles: Article[] = yield call(fetchNews, language, controller.signal);
    yield put(newsArrived(articles));
  } catch (error) {
    yield put(newsFailed(messageOf(error)));
  } finally {
    if ((yield cancelled()) as boolean) controller.abort();
  }
}

/** A newer language, section or wish cancels the fetch under way and aborts its request. */
export function* newsSaga() {
  yield takeLatest([newsOpened, newsRetried, languageShown], followLanguage);
}
