import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { hydrated } from '@/lib/hydrated';
import { readStored } from '@/lib/storage';
import { cartEmptied, promotionDropped, promotionEntered, selectPromotion } from './cartSlice';
import { promotionKey } from './promotionKey';

/** Lazy: few visitors enter a code. */
const stored = () => importWithRetry(() => import(/* webpackChunkName: "promotion" */ './storedPromotion'));

/** Enters the stored code again with today's date: the code may have expired. */
function* read() {
  if (readStored(promotionKey, 'session') === null) return;
  const { readPromotion } = yield* call(stored);
  const code = readPromotion();
  if (code) yield put(promotionEntered(code));
}

function* keep() {
  const { keepPromotion } = yield* call(stored);
  const promotion = yield* select(selectPromotion);
  yield* call(keepPromotion, promotion?.code ?? null);
}

/** Persists the promotion code in sessionStorage until the order is placed. */
export function* promotionSaga() {
  yield takeEvery(hydrated, read);
  yield takeEvery([promotionEntered, promotionDropped, cartEmptied], keep);
}
