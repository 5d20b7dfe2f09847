import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { call } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { checkoutOpened, orderRefused, orderSubmitted, stepDrafted } from './checkoutSlice';

// Loaded on the first visit to the checkout; null if loading fails.
const loadPlaceOrder = () =>
  importWithRetry(() => import(/* webpackChunkName: "place-order" */ './placeOrder')).catch((error: unknown) => {
    console.error(error);
    return null;
  });

/** Whether the stored draft has been read; until then it must not be overwritten. */
interface DraftProgress {
  draft: boolean;
}

function* restoreDraft(known: DraftProgress) {
  known.draft = false;
  const late = yield* call(loadPlaceOrder);
  if (!late) return;
  known.draft = true;
  yield* late.restoreCheckoutDraft();
}

function* persistDraft(known: DraftProgress) {
  const late = yield* call(loadPlaceOrder);
  if (!late) return;
  if (!known.draft) yield* late.restoreCheckoutDraft();
  known.draft = true;
  yield* late.persistCheckoutDraft();
}

function* submitOrder(action: ReturnType<typeof orderSubmitted>) {
  const late = yield* call(loadPlaceOrder);
  if (late) yield* late.placeOrder(action);
  else yield put(orderRefused({ problem: 'connection' }));
}

/**
 * Restores and persists drafts, and places the order; `takeLeading` ignores a second click while an order is being
 * placed.
 */
export function* checkoutSaga() {
  const known: DraftProgress = { draft: false };
  yield takeEvery(checkoutOpened, restoreDraft, known);
  yield takeEvery(stepDrafted, persistDraft, known);
  yield takeLeading(orderSubmitted, submitOrder);
}
