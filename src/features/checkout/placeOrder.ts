import { delay, put } from 'redux-saga/effects';
import { productOf, stockOf } from '@/data/products';
import { priceOf } from '@/data/prices';
import { selectAppliedCode, selectCartTotals, selectPricedLines } from '@/features/cart/cartSelectors';
import { cartEmptied, quantityChosen } from '@/features/cart/cartSlice';
import { call, select } from '@/lib/effects';
import { cleanEmail } from '@/lib/email';
import { type Order, ordersRead } from './ordersSlice';
import { readOrders, saveOrders } from './storedOrders';
import { checkoutDraftRead, orderPlaced, orderRefused, type orderSubmitted, selectCheckout } from './checkoutSlice';
import { eraseCheckoutDraft, saveCheckoutDraft, readCheckoutDraft } from './checkoutDraft';

/** Simulated duration of the payment in ms. */
const paymentDelay = 600;

const orderNumberAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const trimmed = (text = '') => text.trim();

/** Order number such as "S-20261121-K7QM": the date and four letters or digits that are hard to confuse. */
function orderNumber(placedAt: string): string {
  const picked = [...crypto.getRandomValues(new Uint8Array(4))].map(
    (byte) => orderNumberAlphabet[byte % orderNumberAlphabet.length] ?? 'X',
  );
  return `S-${placedAt.slice(0, 10).replaceAll('-', '')}-${picked.join('')}`;
}

/** Reads the stored draft into the forms. */
export function* restoreCheckoutDraft() {
  const draft = yield* call(readCheckoutDraft);
  yield put(checkoutDraftRead(draft));
}

/** Stores the draft; a refusal by storage is ignored. */
export function* persistCheckoutDraft() {
  const { draft } = yield* select(selectCheckout);
  yield* call(saveCheckoutDraft, draft);
}

/**
 * Places the order: checks stock and total again, stores the order, empties the cart and deletes the draft.
 * Dispatches `orderRefused` if the cart is empty, an item is out of stock, the total differs from the displayed one, or
 * storage refuses.
 */
export function* placeOrder({ payload }: ReturnType<typeof orderSubmitted>) {
  yield delay(paymentDelay);
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
    number: orderNumber(placedAt),
    placedAt,
    email: cleanEmail(contact.email ?? ''),
    name: trimmed(delivery.name),
    street: trimmed(delivery.street),
    more: trimmed(delivery.more),
    postalCode: trimmed(delivery.postalCode),
    city: trimmed(delivery.city),
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
  const saved = yield* call(saveOrders, order);
  if (!saved) {
    yield put(orderRefused({ problem: 'storage' }));
    return;
  }
  yield put(orderPlaced(order));
  // Read now: the confirmation then needs no further chunk, which may fail to load offline.
  yield put(ordersRead(yield* call(readOrders)));
  yield put(cartEmptied());
  yield* call(eraseCheckoutDraft);
}
