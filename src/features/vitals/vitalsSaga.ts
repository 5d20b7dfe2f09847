import { delay, takeLatest } from 'redux-saga/effects';
import { consentRestored, purposesChosen, selectAllowed } from '@/features/consent/consentSlice';
import { call, select } from '@/lib/effects';
import { settings } from '@/site/settings';

/** Delay after the choice was restored or made, in ms, so that the chunk does not compete with the page's. */
const measureDelay = 2500;

/** Null when the chunk fails to load: the visit is not measured. */
const loadReporter = () => import(/* webpackChunkName: "web-vitals" */ './reportVitals').catch(() => null);

function* measure() {
  const allowed = yield* select(selectAllowed);
  if (!allowed?.speed) return;
  yield delay(measureDelay);
  const module = yield* call(loadReporter);
  if (module) yield* call(module.reportVitals);
}

/** Measures page speed with consent; takeLatest cancels on a new choice. */
export function* vitalsSaga() {
  if (settings.vitals !== 'off') yield takeLatest([consentRestored, purposesChosen], measure);
}
