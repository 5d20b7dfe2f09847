import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { hydrated } from '@/lib/hydrated';
import { storageChanges } from '@/lib/storageChanges';
import { settings } from '@/site/settings';
import { loadAnalytics, stopAnalytics } from './analytics';
import { consentRestored, purposesChosen, selectAllowed } from './consentSlice';
import { consentKey, readConsent, writeConsent } from './storedConsent';

function* restore() {
  yield put(consentRestored(readConsent()));
}

function* listen() {
  yield* call(restore);
  yield takeEvery(storageChanges(consentKey), restore);
}

function* keep({ payload }: ReturnType<typeof purposesChosen>) {
  yield* call(writeConsent, payload);
}

/** Loads the tag when allowed, or at once with PUBLIC_CONSENT=off; stops it otherwise. */
function* measure() {
  const allowed = yield* select(selectAllowed);
  if (settings.consent && !allowed?.analytics) yield* call(stopAnalytics);
  else yield* call(loadAnalytics);
}

/** Restores, stores and applies the choice; follows other tabs. */
export function* consentSaga() {
  yield takeEvery(hydrated, listen);
  yield takeEvery(purposesChosen, keep);
  // Registered after `persistConsent`, because it may reload the page.
  if (MEASURED) yield takeEvery([consentRestored, purposesChosen], measure);
}
