import { put, takeLatest } from 'redux-saga/effects';
import { languageShown, selectLanguage } from '@/features/language/languageSlice';
import { call, cancelled, select } from '@/lib/effects';
import { errorMessage } from '@/lib/request';
import { newsArrived, newsFailed, newsOpened, newsRequested, newsRetried, selectNews } from './newsSlice';

/** Lazy: feed parser and axios. */
const loadApi = () => import('./newsApi');

/** Fetches the news of the language on screen if the section is mounted and they are not loaded. */
function* fetchForLanguage() {
  const news = yield* select(selectNews);
  const language = yield* select(selectLanguage);
  if (!news.open || (news.language === language && news.status === 'done')) return;
  const controller = new AbortController();
  try {
    yield put(newsRequested(language));
    const { fetchNews } = yield* call(loadApi);
    yield put(newsArrived(yield* call(fetchNews, language, controller.signal)));
  } catch (error) {
    yield put(newsFailed(errorMessage(error)));
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

/** A change of language, a mount and a retry each cancel the previous request and abort it. */
export function* newsSaga() {
  yield takeLatest([newsOpened, newsRetried, languageShown], fetchForLanguage);
}
