import { put, takeEvery } from 'redux-saga/effects';
import { accountErased } from '@/features/account/accountSlice';
import { failureToast } from '@/features/toastr/toast';
import { call } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { request } from '@/lib/request';
import { eraseStored } from '@/lib/storage';
import { checkoutDraftKey } from './checkoutSlice';
import { ordersKey, ordersLoadFailed, ordersRequested, ordersRead } from './ordersSlice';

const readOrders = async () => (await importWithRetry(() => import('./storedOrders'))).readOrders();

/** Orders and the checkout draft contain names and addresses: erased with the account. */
function* eraseOrders() {
  yield* call(eraseStored, ordersKey);
  yield* call(eraseStored, checkoutDraftKey, 'session');
}

/** Loads stored orders on demand; shows a toast if the chunk fails to load. Erases them with the account. */
export function* ordersSaga() {
  yield takeEvery(
    ordersRequested,
    request(readOrders, ordersRead, () => ordersLoadFailed()),
  );
  yield takeEvery(ordersLoadFailed, function* explain() {
    yield put(failureToast('toast.part'));
  });
  yield takeEvery(accountErased, eraseOrders);
}
