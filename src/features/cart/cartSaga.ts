import type { Task } from 'redux-saga';
import { cancel, delay, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { cartToast } from '@/features/toastr/toast';
import { fork, select } from '@/lib/effects';
import { lineId } from './cartLines';
import { reportLink } from './cartLinkSaga';
import { linkAccepted, quantityChosen, removalSettled, selectOutcome } from './cartSlice';

/** Milliseconds a removed line can be called back (decisions.md). */
const undoTime = 10_000;

function* expireUndo(id: string) {
  yield delay(undoTime);
  yield put(removalSettled(id));
}

function* tell(undoTimers: Map<string, Task>, { payload }: ReturnType<typeof quantityChosen>) {
  const outcome = yield* select(selectOutcome);
  if (outcome === 'added') yield put(cartToast('success', 'toast.cart.added', payload.name));
  if (outcome === 'capped') yield put(cartToast('info', 'toast.cart.capped', payload.name));
  if (outcome === 'removed') {
    yield put(cartToast('error', 'toast.cart.removed', payload.name));
    const id = lineId(payload.productId, payload.variant ?? { color: null, size: null });
    // It was called back and has left again: its time begins anew.
    const earlier = undoTimers.get(id);
    if (earlier) yield cancel(earlier);
    undoTimers.set(id, yield* fork(expireUndo, id));
  }
}

/** Says what became of a choice (spec 4) and settles removals. */
export function* cartSaga() {
  yield takeEvery(quantityChosen, tell, new Map<string, Task>());
  yield takeLatest(linkAccepted, reportLink);
}
