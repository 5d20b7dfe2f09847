import { put, takeEvery } from 'redux-saga/effects';
import { failureToast } from '@/features/toastr/toast';
import { fetchScript } from '@/lib/fetchScript';
import { request } from '@/lib/request';
import { ordersMissed, ordersOpened, ordersRead } from './ordersSlice';

const read = async () => (await fetchScript(() => import('./storedOrders'))).readOrders();

/** Reads the stored orders when a page wants to show them; what reads them comes with it, or a toast says that it can't. */
export function* ordersSaga() {
  yield takeEvery(
    ordersOpened,
    request(read, ordersRead, () => ordersMissed()),
  );
  yield takeEvery(ordersMissed, function* explain() {
    yield put(failureToast('toast.words'));
  });
}
