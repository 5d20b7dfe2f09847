import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { call } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { checkoutOpened, orderRefused, orderSubmitted, stepDrafted } from './checkoutSlice';

// Loaded on the first visit to the checkout; null if loading fails.
const load = () =>
  importWithRetry(() => import(/* webpackChunkName: "place-order" */ './placeOrder')).catch((error: unknown) => {
    console.error(error);
    return null;
  });

/** Whether the stored draft has been read; until then it must not be overwritten. */
interface Known {
  draft: boolean;
}

function* read(known: Known) {
  known.draft = false;
  const late = yield* call(load);
  if (!late) return;
  known.draft = true;
  yield* late.readDraft();
}

function* keep(known: Known) {
  const late = yield* call(load);
  if (!late) return;
  if (!known.draft) yield* late.readDraft();
  known.draft = true;
  yield* late.keepDraft();
}

function* place(action: ReturnType<typeof orderSubmitted>) {
  const late = yield* call(load);
  if (late) yield* late.placeOrder(action);
  else yield put(orderRefused({ problem: 'connection' }));
}

/**
 * Restores and persists drafts, and places the order; `takeLeading` ignores a second click while an order is being
 * placed.
 */
export function* checkoutSaga() {
  const known: Known = { draft: false };
  yield takeEvery(checkoutOpened, read, known);
  yield takeEvery(stepDrafted, keep, known);
  yield takeLeading(orderSubmitted, place);
}
