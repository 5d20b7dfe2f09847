import type { Task } from 'redux-saga';
import { cancel, delay, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { cartToast, productNames } from '@/features/toastr/toast';
import { fork, select } from '@/lib/effects';
import { showLinkToast } from './cartLinkSaga';
import { choiceResolved, linkAccepted, quantityChosen, removalUndoExpired, selectLines } from './cartSlice';
import { resolveQuantity } from './quantityChoice';

/** Milliseconds during which a removed line can be restored. */
const removalUndoTimeout = 10_000;

const toastTypes = { added: 'success', capped: 'info', removed: 'error' } as const;

function* resolveChoice({ payload }: ReturnType<typeof quantityChosen>) {
  const resolved = resolveQuantity(yield* select(selectLines), payload);
  if (resolved) yield put(choiceResolved(resolved));
}

function* showChoiceToast({ payload: { outcome, line } }: ReturnType<typeof choiceResolved>) {
  if (outcome === 'updated') return;
  yield put(cartToast(toastTypes[outcome], `toast.cart.${outcome}`, { name: productNames([line.productId]) }));
}

function* expireUndo(id: string) {
  yield delay(removalUndoTimeout);
  yield put(removalUndoExpired(id));
}

function* startUndoTimer(undoTimers: Map<string, Task>, { payload }: ReturnType<typeof choiceResolved>) {
  if (payload.outcome !== 'removed') return;
  const { id } = payload.line;
  // The line was removed again after Undo: restart its timer.
  const earlier = undoTimers.get(id);
  if (earlier) yield cancel(earlier);
  undoTimers.set(id, yield* fork(expireUndo, id));
}

/** Resolves quantities against the stock, shows toasts, and ends Undo. */
export function* cartSaga() {
  yield takeEvery(quantityChosen, resolveChoice);
  yield takeEvery(choiceResolved, showChoiceToast);
  yield takeEvery(choiceResolved, startUndoTimer, new Map<string, Task>());
  yield takeLatest(linkAccepted, showLinkToast);
}
