import { put, takeEvery } from 'redux-saga/effects';
import { accountErased } from '@/features/account/accountSlice';
import { failureToast } from '@/features/toastr/toast';
import { call } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { request } from '@/lib/request';
import { eraseStored } from '@/lib/storage';
import { draftKey } from './checkoutSlice';
import { ordersKey, ordersMissed, ordersOpened, ordersRead } from './ordersSlice';

const read = async () => (await importWithRetry(() => import('./storedOrders'))).readOrders();

/** Orders and the checkout draft contain names and addresses: erased with the account. */
function* forget() {
  yield* call(eraseStored, ordersKey);
  yield* call(eraseStored, draftKey, 'session');
}

/** Loads stored orders on demand; shows a toast if the chunk fails to load. Erases them with the account. */
export function* ordersSaga() {
  yield takeEvery(
    ordersOpened,
    request(read, ordersRead, () => ordersMissed()),
  );
  yield takeEvery(ordersMissed, function* explain() {
    yield put(failureToast('toast.part'));
  });
  yield takeEvery(accountErased, forget);
}
