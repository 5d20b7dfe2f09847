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

/** Simulated duration of the payment in ms. */
const pause = 600;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const plain = (text = '') => text.trim();

/** Order number such as "S-20261121-K7QM": the date and four letters or digits that are hard to confuse. */
function numberOf(placedAt: string): string {
  const picked = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => letters[byte % letters.length] ?? 'X');
  return `S-${placedAt.slice(0, 10).replaceAll('-', '')}-${picked.join('')}`;
}

/** Reads the stored draft into the forms. */
export function* readDraft() {
  const draft = yield* call(readCheckoutDraft);
  yield put(draftRead(draft));
}

/** Stores the draft; a refusal by storage is ignored. */
export function* keepDraft() {
  const { draft } = yield* select(selectCheckout);
  yield* call(keepCheckoutDraft, draft);
}

/**
 * Places the order: checks stock and total again, stores the order, empties the cart and deletes the draft.
 * Dispatches `orderRefused` if the cart is empty, an item is out of stock, the total differs from the displayed one, or
 * storage refuses.
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
  // Read now: the confirmation then needs no further chunk, which may fail to load offline.
  yield put(ordersRead(yield* call(readOrders)));
  yield put(cartEmptied());
  yield* call(eraseCheckoutDraft);
}
