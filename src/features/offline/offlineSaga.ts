import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { updateToast } from '@/features/toastr/toast';
import { hydrated } from '@/lib/hydrated';

const updateAccepted = createAction('offline/updateAccepted');

/** Delay after hydration in ms, so that the worker's requests don't compete with the page's. */
const pause = 2500;

const loadWorker = () => import(/* webpackChunkName: "worker" */ './worker');

/** Emits when an update is available. Failures are ignored: the site works without a worker. */
const updates = () =>
  eventChannel<true>((emit) => {
    const timer = setTimeout(() => {
      loadWorker()
        .then(({ initServiceWorker }) => initServiceWorker(() => emit(true)))
        .catch(() => undefined);
    }, pause);
    return () => clearTimeout(timer);
  });

function* offerUpdate() {
  yield put(updateToast(updateAccepted.type));
}

function* listen() {
  if (process.env.NODE_ENV === 'production') yield takeEvery(updates(), offerUpdate);
}

const change = async () => (await loadWorker()).takeOver();

/** Registers the service worker (production only) and offers updates. */
export function* offlineSaga() {
  yield takeEvery(hydrated, listen);
  yield takeLeading(updateAccepted, change);
}
