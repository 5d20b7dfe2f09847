import { takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { hydrated } from '@/lib/hydrated';
import { languageShown, selectLanguage } from './languageSlice';
import { saveLanguage } from './storedLanguage';

function* persistLanguage() {
  yield* call(saveLanguage, yield* select(selectLanguage));
}

/** Stores the language on screen; the URL determines it, storage only decides for URLs without a language. */
export function* languageSaga() {
  yield takeEvery([hydrated, languageShown], persistLanguage);
}
