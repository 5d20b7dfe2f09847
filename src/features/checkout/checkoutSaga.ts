import { call, takeEvery, takeLeading } from 'redux-saga/effects';
import { checkoutOpened, orderSubmitted, stepDrafted } from './checkoutSlice';

// What happens at the checkout comes with the first visitor who gets there.
const load = () => import(/* webpackChunkName: "checkout-late" */ './placeOrder');
type Module = Awaited<ReturnType<typeof load>>;

function* read(): Generator<unknown, void, never> {
  const { readDraft }: Module = yield call(load);
  yield* readDraft();
}

function* keep(): Generator<unknown, void, never> {
  const { keepDraft }: Module = yield call(load);
  yield* keepDraft();
}

function* place(action: ReturnType<typeof orderSubmitted>): Generator<unknown, void, never> {
  const { placeOrder }: Module = yield call(load);
  yield* placeOrder(action);
}

/** Drafts that survive a reload, and the order: twice clicked is once ordered. */
export function* checkoutSaga() {
  yield takeEvery(checkoutOpened, read);
  yield takeEvery(stepDrafted, keep);
  yield takeLeading(orderSubmitted, place);
}
