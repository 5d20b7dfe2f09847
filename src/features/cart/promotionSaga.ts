import { call, put, select, takeEvery } from 'redux-saga/effects';
import { hydrated } from '@/lib/hydrated';
import { cartEmptied, promotionDropped, promotionEntered, selectPromotion } from './cartSlice';
import { keepPromotion, readPromotion } from './storedPromotion';

/** Entered anew, with the day it is now: a code may have expired, or the cart may be worth too little for it. */
function* read() {
  const code = (yield call(readPromotion)) as ReturnType<typeof readPromotion>;
  if (code) yield put(promotionEntered(code));
}

function* keep() {
  const promotion = (yield select(selectPromotion)) as ReturnType<typeof selectPromotion>;
  yield call(keepPromotion, promotion?.code ?? null);
}

/** A promotion code outlives a reload of its tab; it goes with the order. */
export function* promotionSaga() {
  yield takeEvery(hydrated, read);
  yield takeEvery([promotionEntered, promotionDropped, cartEmptied], keep);
}
