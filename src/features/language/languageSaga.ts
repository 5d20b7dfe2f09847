import { call, select, takeEvery } from 'redux-saga/effects';
import { hydrated } from '@/lib/hydrated';
import { languageShown, selectLanguage } from './languageSlice';
import { writeLanguage } from './storedLanguage';

function* keep(): Generator<unknown, void, never> {
  const code: ReturnType<typeof selectLanguage> = yield select(selectLanguage);
  yield call(writeLanguage, code);
}

/** The language on screen is remembered, from the first page on (decisions.md: the address is the truth). */
export function* languageSaga() {
  yield takeEvery([hydrated, languageShown], keep);
}
