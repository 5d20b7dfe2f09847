import { call, put, takeEvery } from 'redux-saga/effects';
import { type Order, ordersOpened, ordersRead } from './ordersSlice';

const load = () => import('./storedOrders');

function* read(): Generator<unknown, void, never> {
  const { readOrders }: Awaited<ReturnType<typeof load>> = yield call(load);
  const orders: Order[] = yield call(readOrders);
  yield put(ordersRead(orders));
}

/** Reads the stored orders when a page wants to show them; what reads them comes with it. */
export function* ordersSaga() {
  yield takeEvery(ordersOpened, read);
}
