import { eventChannel } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { hydrated } from '@/lib/hydrated';
import { storageChanges } from '@/lib/storageChanges';
import { readPreference, storedPreference, themeKey, writePreference } from './storedTheme';
import {
  type ColorScheme,
  preferenceChosen,
  preferenceSynced,
  selectPreference,
  systemSchemeChanged,
  themeRestored,
} from './themeSlice';

const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

const schemeOf = ({ matches }: { matches: boolean }): ColorScheme => (matches ? 'dark' : 'light');

const systemSchemes = () =>
  eventChannel<ColorScheme>((emit) => {
    const query = darkQuery();
    const tell = (event: MediaQueryListEvent) => emit(schemeOf(event));
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  });

function* syncFromStorage() {
  const preference = yield* select(selectPreference);
  const stored = storedPreference();
  if (stored !== null && stored !== preference) yield put(preferenceSynced(stored));
}

function* restore() {
  yield put(themeRestored({ preference: readPreference(), system: schemeOf(darkQuery()) }));
  yield takeEvery(systemSchemes(), function* follow(scheme: ColorScheme) {
    yield put(systemSchemeChanged(scheme));
  });
  yield takeEvery(storageChanges(themeKey), syncFromStorage);
}

function* keep({ payload }: ReturnType<typeof preferenceChosen>) {
  yield* call(writePreference, payload);
}

/** Restores and stores the preference; follows the system's scheme and other tabs. */
export function* themeSaga() {
  yield takeEvery(hydrated, restore);
  yield takeEvery(preferenceChosen, keep);
}
