import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { updateToast } from '@/features/toastr/toast';
import { hydrated } from '@/lib/hydrated';

/** The visitor agrees to the new version. */
const updateAccepted = createAction('offline/updateAccepted');

/** Milliseconds after hydration: the worker's own fetches must not compete with the page's. */
const pause = 2500;

const loadWorker = () => import(/* webpackChunkName: "worker" */ './worker');

/** Ticks when there is a new version of the site. Failures are silent: the site works without a worker. */
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

/** Keeps visited pages for when the network is away, and offers new versions of the site. */
export function* offlineSaga() {
  yield takeEvery(hydrated, listen);
  yield takeLeading(updateAccepted, change);
}
