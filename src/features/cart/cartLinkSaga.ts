import { delay, put } from 'redux-saga/effects';
import { cartToast, productNames } from '@/features/toastr/toast';
import { select } from '@/lib/effects';
import type { CartLine } from './cartLines';
import { type linkAccepted, linkUndoExpired, selectLinkUndo } from './cartSlice';

/** Milliseconds during which an accepted link can be undone; the same as for a removed line. */
const linkUndoTimeout = 10_000;

/** Maximum number of product names in a toast, which shows for 1 s. */
const maxNames = 3;

const quantityIn = (lines: readonly CartLine[], id: string) => lines.find((line) => line.id === id)?.quantity ?? 0;

/** Shows one toast for an accepted link, and ends Undo after ten seconds. */
export function* showLinkToast({ payload: { mode, lines } }: ReturnType<typeof linkAccepted>) {
  const linked = yield* select(selectLinkUndo);
  if (!linked) return;
  const before = mode === 'add' ? linked.before : [];
  const capped = lines.filter(({ id, quantity }) => quantityIn(linked.after, id) < quantityIn(before, id) + quantity);
  const [single, ...others] = lines;
  if (capped.length > 0) {
    const ids = new Set(capped.map(({ productId }) => productId));
    yield put(cartToast('info', 'toast.cart.capped', { name: productNames([...ids].slice(0, maxNames)) }));
  } else if (mode === 'replace') {
    yield put(cartToast('success', 'toast.cart.replaced', {}));
  } else if (single && others.length === 0) {
    yield put(cartToast('success', 'toast.cart.added', { name: productNames([single.productId]) }));
  } else {
    yield put(cartToast('success', 'toast.cart.addedMany', { count: lines.length }));
  }
  yield delay(linkUndoTimeout);
  yield put(linkUndoExpired());
}
