import { put, takeLatest } from 'redux-saga/effects';
import { languageShown, selectLanguage } from '@/features/language/languageSlice';
import { call, cancelled, select } from '@/lib/effects';
import { messageOf } from '@/lib/request';
import { newsArrived, newsFailed, newsOpened, newsRequested, newsRetried, selectNews } from './newsSlice';

/** The feed parser and axios arrive only with the section that shows news. */
const loadApi = () => import('./newsApi');

/** Fetches the news of the language on screen, unless nobody looks or they are already there; 8 s at most. */
function* followLanguage() {
  const news = yield* select(selectNews);
  const language = yield* select(selectLanguage);
  if (!news.open || (news.language === language && news.status === 'done')) return;
  const controller = new AbortController();
  try {
    yield put(newsRequested(language));
    const { fetchNews } = yield* call(loadApi);
    yield put(newsArrived(yield* call(fetchNews, language, controller.signal)));
  } catch (error) {
    yield put(newsFailed(messageOf(error)));
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

/** A newer language, section or wish cancels the fetch under way and aborts its request. */
export function* newsSaga() {
  yield takeLatest([newsOpened, newsRetried, languageShown], followLanguage);
}
