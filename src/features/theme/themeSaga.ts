import { eventChannel } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { hydrated } from '@/lib/hydrated';
import { storageChanges } from '@/lib/storageChanges';
import { readPreference, storedPreference, themeKey, savePreference } from './storedTheme';
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

const systemSchemeChannel = () =>
  eventChannel<ColorScheme>((emit) => {
    const query = darkQuery();
    const emitScheme = (event: MediaQueryListEvent) => emit(schemeOf(event));
    query.addEventListener('change', emitScheme);
    return () => query.removeEventListener('change', emitScheme);
  });

function* syncFromStorage() {
  const preference = yield* select(selectPreference);
  const stored = storedPreference();
  if (stored !== null && stored !== preference) yield put(preferenceSynced(stored));
}

function* restoreTheme() {
  yield put(themeRestored({ preference: readPreference(), system: schemeOf(darkQuery()) }));
  yield takeEvery(systemSchemeChannel(), function* follow(scheme: ColorScheme) {
    yield put(systemSchemeChanged(scheme));
  });
  yield takeEvery(storageChanges(themeKey), syncFromStorage);
}

function* persistPreference({ payload }: ReturnType<typeof preferenceChosen>) {
  yield* call(savePreference, payload);
}

/** Restores and stores the preference; follows the system's scheme and other tabs. */
export function* themeSaga() {
  yield takeEvery(hydrated, restoreTheme);
  yield takeEvery(preferenceChosen, persistPreference);
}
