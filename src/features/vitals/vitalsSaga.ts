import { delay, takeLatest } from 'redux-saga/effects';
import { consentRestored, purposesChosen, selectAllowed } from '@/features/consent/consentSlice';
import { call, select } from '@/lib/effects';
import { settings } from '@/site/settings';

/** Milliseconds after hydration: the script must not compete with the page's own. */
const pause = 2500;

/** Null where the script can't be had: then this visit isn't measured. */
const load = () => import(/* webpackChunkName: "web-vitals" */ './reportVitals').catch(() => null);

function* measure() {
  const allowed = yield* select(selectAllowed);
  if (!allowed?.speed) return;
  yield delay(pause);
  const module = yield* call(load);
  if (module) yield* call(module.reportVitals);
}

/** Measures page speed while the visitor allows it; another choice cancels what runs, and a no starts nothing. */
export function* vitalsSaga() {
  if (settings.vitals !== 'off') yield takeLatest([consentRestored, purposesChosen], measure);
}
