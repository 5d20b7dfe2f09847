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

/** The tag comes when it is allowed, or at once where the site asks nobody (PUBLIC_CONSENT=off), and goes with the consent. */
function* measure() {
  const allowed = yield* select(selectAllowed);
  if (settings.consent && !allowed?.analytics) yield* call(stopAnalytics);
  else yield* call(loadAnalytics);
}

/** Restores the choice, follows other tabs, keeps what is chosen, and obeys it. */
export function* consentSaga() {
  yield takeEvery(hydrated, listen);
  yield takeEvery(purposesChosen, keep);
  // After it has been kept, should the page begin anew.
  if (MEASURED) yield takeEvery([consentRestored, purposesChosen], measure);
}
