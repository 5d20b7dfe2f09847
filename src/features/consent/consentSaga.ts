import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { hydrated } from '@/lib/hydrated';
import { storageChanges } from '@/lib/storageChanges';
import { settings } from '@/site/settings';
import { loadAnalytics, stopAnalytics } from './analytics';
import { consentRestored, purposesChosen, selectAllowed } from './consentSlice';
import { consentKey, readConsent, saveConsent } from './storedConsent';

function* restoreConsent() {
  yield put(consentRestored(readConsent()));
}

function* restoreAndSync() {
  yield* call(restoreConsent);
  yield takeEvery(storageChanges(consentKey), restoreConsent);
}

function* persistConsent({ payload }: ReturnType<typeof purposesChosen>) {
  yield* call(saveConsent, payload);
}

/** Loads the tag when allowed, or at once with PUBLIC_CONSENT=off; stops it otherwise. */
function* applyAnalyticsConsent() {
  const allowed = yield* select(selectAllowed);
  if (settings.consent && !allowed?.analytics) yield* call(stopAnalytics);
  else yield* call(loadAnalytics);
}

/** Restores, stores and applies the choice; follows other tabs. */
export function* consentSaga() {
  yield takeEvery(hydrated, restoreAndSync);
  yield takeEvery(purposesChosen, persistConsent);
  // Registered after `persistConsent`, because it may reload the page.
  if (MEASURED) yield takeEvery([consentRestored, purposesChosen], applyAnalyticsConsent);
}
