import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { updateToast } from '@/features/toastr/toast';
import { hydrated } from '@/lib/hydrated';

const updateAccepted = createAction('offline/updateAccepted');

/** Delay after hydration in ms, so that the worker's requests don't compete with the page's. */
const registrationDelay = 2500;

const loadWorker = () => import(/* webpackChunkName: "worker" */ './worker');

/** Emits when an update is available. Failures are ignored: the site works without a worker. */
const updateChannel = () =>
  eventChannel<true>((emit) => {
    const timer = setTimeout(() => {
      loadWorker()
        .then(({ initServiceWorker }) => initServiceWorker(() => emit(true)))
        .catch(() => undefined);
    }, registrationDelay);
    return () => clearTimeout(timer);
  });

function* offerUpdate() {
  yield put(updateToast(updateAccepted.type));
}

function* watchUpdates() {
  if (process.env.NODE_ENV === 'production') yield takeEvery(updateChannel(), offerUpdate);
}

const applyUpdate = async () => (await loadWorker()).activateUpdate();

/** Registers the service worker (production only) and offers updates. */
export function* offlineSaga() {
  yield takeEvery(hydrated, watchUpdates);
  yield takeLeading(updateAccepted, applyUpdate);
}
