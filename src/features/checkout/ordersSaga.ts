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

/** Names and addresses stand in the orders and in the checkout's draft, too: they go with the account. */
function* forget() {
  yield* call(eraseStored, ordersKey);
  yield* call(eraseStored, draftKey, 'session');
}

/** Reads the stored orders when a page wants to show them; what reads them comes with it, or a toast says that it can't. */
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
