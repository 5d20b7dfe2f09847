import { takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { hydrated } from '@/lib/hydrated';
import { languageShown, selectLanguage } from './languageSlice';
import { writeLanguage } from './storedLanguage';

function* keep() {
  yield* call(writeLanguage, yield* select(selectLanguage));
}

/** The language on screen is remembered, from the first page on (decisions.md: the address is the truth). */
export function* languageSaga() {
  yield takeEvery([hydrated, languageShown], keep);
}
