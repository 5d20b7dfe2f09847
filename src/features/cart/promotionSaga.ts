import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { hydrated } from '@/lib/hydrated';
import { readStored } from '@/lib/storage';
import { cartEmptied, promotionRemoved, promotionEntered, selectPromotion } from './cartSlice';
import { promotionKey } from './promotionKey';

/** Lazy: few visitors enter a code. */
const loadStorage = () => importWithRetry(() => import(/* webpackChunkName: "promotion" */ './storedPromotion'));

/** Enters the stored code again with today's date: the code may have expired. */
function* restorePromotion() {
  if (readStored(promotionKey, 'session') === null) return;
  const { readPromotion } = yield* call(loadStorage);
  const code = readPromotion();
  if (code) yield put(promotionEntered(code));
}

function* persistPromotion() {
  const { savePromotion } = yield* call(loadStorage);
  const promotion = yield* select(selectPromotion);
  yield* call(savePromotion, promotion?.code ?? null);
}

/** Persists the promotion code in sessionStorage until the order is placed. */
export function* promotionSaga() {
  yield takeEvery(hydrated, restorePromotion);
  yield takeEvery([promotionEntered, promotionRemoved, cartEmptied], persistPromotion);
}
