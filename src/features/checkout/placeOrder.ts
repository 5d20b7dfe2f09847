import { delay, put } from 'redux-saga/effects';
import { productOf, stockOf } from '@/data/products';
import { priceOf } from '@/data/prices';
import { selectAppliedCode, selectCartTotals, selectPricedLines } from '@/features/cart/cartSelectors';
import { cartEmptied, quantityChosen } from '@/features/cart/cartSlice';
import { call, select } from '@/lib/effects';
import { cleanEmail } from '@/lib/email';
import { type Order, ordersRead } from './ordersSlice';
import { keepOrder, readOrders } from './storedOrders';
import { draftRead, orderPlaced, orderRefused, type orderSubmitted, selectCheckout } from './checkoutSlice';
import { eraseCheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from './draft';

/** Milliseconds that the demo takes in place of a payment provider. */
const pause = 600;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What stands in a field, without the blanks around it that came with pasting. */
const plain = (text = '') => text.trim();

/** "S-20261121-K7QM": the day and four letters that can't be misread. */
function numberOf(placedAt: string): string {
  const picked = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => letters[byte % letters.length] ?? 'X');
  return `S-${placedAt.slice(0, 10).replaceAll('-', '')}-${picked.join('')}`;
}

/** Fills the forms from the draft of this tab. */
export function* readDraft() {
  const draft = yield* call(readCheckoutDraft);
  yield put(draftRead(draft));
}

/** Writes what stands in the forms; storage that refuses costs a reload its text, and nothing more. */
export function* keepDraft() {
  const { draft } = yield* select(selectCheckout);
  yield* call(keepCheckoutDraft, draft);
}

/**
 * Places the order: stock and prices are looked up once more, so that nobody orders what is gone or pays what they
 * haven't seen; then it is kept, the cart is emptied and the draft forgotten.
 */
export function* placeOrder({ payload }: ReturnType<typeof orderSubmitted>) {
  yield delay(pause);
  const lines = yield* select(selectPricedLines);
  if (lines.length === 0) {
    yield put(orderRefused({ problem: 'empty' }));
    return;
  }
  for (const { productId, quantity, color, size } of lines) {
    const product = productOf(productId);
    const count = product ? stockOf(product, { color, size }) : 0;
    if (quantity <= count) continue;
    yield put(quantityChosen({ productId, variant: { color, size }, quantity: count }));
    yield put(orderRefused({ problem: 'stock', productId, count }));
    return;
  }
  const totals = yield* select(selectCartTotals);
  if (totals.total !== payload.total) {
    yield put(orderRefused({ problem: 'changed', total: totals.total }));
    return;
  }
  const { draft } = yield* select(selectCheckout);
  const code = yield* select(selectAppliedCode);
  const placedAt = new Date().toISOString();
  const { delivery, contact } = draft;
  const order: Order = {
    number: numberOf(placedAt),
    placedAt,
    email: cleanEmail(contact.email ?? ''),
    name: plain(delivery.name),
    street: plain(delivery.street),
    more: plain(delivery.more),
    postalCode: plain(delivery.postalCode),
    city: plain(delivery.city),
    country: delivery.country ?? '',
    method: delivery.method === 'pickup' ? 'pickup' : 'courier',
    last4: payload.last4,
    lines: lines.map(({ productId, color, size, quantity, product }) => ({
      productId,
      color,
      size,
      quantity,
      unit: priceOf(product),
    })),
    code,
    ...totals,
  };
  const kept = yield* call(keepOrder, order);
  if (!kept) {
    yield put(orderRefused({ problem: 'storage' }));
    return;
  }
  yield put(orderPlaced(order));
  // Handed over at once: the confirmation needs no further script, which a lost connection would keep away.
  yield put(ordersRead(yield* call(readOrders)));
  yield put(cartEmptied());
  yield* call(eraseCheckoutDraft);
}
