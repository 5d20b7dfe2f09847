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

function* restoreDraft(progress: DraftProgress) {
  progress.draft = false;
  const placeOrderModule = yield* call(loadPlaceOrder);
  if (!placeOrderModule) return;
  progress.draft = true;
  yield* placeOrderModule.restoreCheckoutDraft();
}

function* persistDraft(progress: DraftProgress) {
  const placeOrderModule = yield* call(loadPlaceOrder);
  if (!placeOrderModule) return;
  if (!progress.draft) yield* placeOrderModule.restoreCheckoutDraft();
  progress.draft = true;
  yield* placeOrderModule.persistCheckoutDraft();
}

function* submitOrder(action: ReturnType<typeof orderSubmitted>) {
  const placeOrderModule = yield* call(loadPlaceOrder);
  if (placeOrderModule) yield* placeOrderModule.placeOrder(action);
  else yield put(orderRefused({ problem: 'connection' }));
}

/**
 * Restores and persists drafts, and places the order; `takeLeading` ignores a second click while an order is being
 * placed.
 */
export function* checkoutSaga() {
  const progress: DraftProgress = { draft: false };
  yield takeEvery(checkoutOpened, restoreDraft, progress);
  yield takeEvery(stepDrafted, persistDraft, progress);
  yield takeLeading(orderSubmitted, submitOrder);
}
