import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { hydrated } from '@/lib/hydrated';
import { readStored } from '@/lib/storage';
import { cartEmptied, promotionDropped, promotionEntered, selectPromotion } from './cartSlice';
import { promotionKey } from './promotionKey';

/** What codes there are is told late: few visitors come with one. */
const stored = () => importWithRetry(() => import(/* webpackChunkName: "promotion" */ './storedPromotion'));

/** Entered anew, with the day it is now: a code may have expired, or the cart may be worth too little for it. */
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

/** A promotion code outlives a reload of its tab; it goes with the order. */
export function* promotionSaga() {
  yield takeEvery(hydrated, read);
  yield takeEvery([promotionEntered, promotionDropped, cartEmptied], keep);
}
