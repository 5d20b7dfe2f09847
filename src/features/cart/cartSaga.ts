import type { Task } from 'redux-saga';
import { cancel, delay, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { cartToast, productNames } from '@/features/toastr/toast';
import { fork, select } from '@/lib/effects';
import { reportLink } from './cartLinkSaga';
import { choiceSettled, linkAccepted, quantityChosen, removalSettled, selectLines } from './cartSlice';
import { settleChoice } from './choice';

/** Milliseconds during which a removed line can be restored. */
const undoTime = 10_000;

const toasts = { added: 'success', capped: 'info', removed: 'error' } as const;

function* settle({ payload }: ReturnType<typeof quantityChosen>) {
  const settlement = settleChoice(yield* select(selectLines), payload);
  if (settlement) yield put(choiceSettled(settlement));
}

function* report({ payload: { outcome, line } }: ReturnType<typeof choiceSettled>) {
  if (outcome === 'updated') return;
  yield put(cartToast(toasts[outcome], `toast.cart.${outcome}`, { name: productNames([line.productId]) }));
}

function* expireUndo(id: string) {
  yield delay(undoTime);
  yield put(removalSettled(id));
}

function* startUndoTimer(undoTimers: Map<string, Task>, { payload }: ReturnType<typeof choiceSettled>) {
  if (payload.outcome !== 'removed') return;
  const { id } = payload.line;
  // The line was removed again after Undo: restart its timer.
  const earlier = undoTimers.get(id);
  if (earlier) yield cancel(earlier);
  undoTimers.set(id, yield* fork(expireUndo, id));
}

/** Resolves quantities against the stock, shows toasts, and ends Undo. */
export function* cartSaga() {
  yield takeEvery(quantityChosen, settle);
  yield takeEvery(choiceSettled, report);
  yield takeEvery(choiceSettled, startUndoTimer, new Map<string, Task>());
  yield takeLatest(linkAccepted, reportLink);
}
