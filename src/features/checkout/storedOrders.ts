import { priceOf } from '@/data/prices';
import { productOf, stockOf } from '@/data/products';
import { type Totals, applyPromotion, pricedLines, totalsOf } from '@/features/cart/cartTotals';
import { readStoredJson, writeStored } from '@/lib/storage';
import { withStorageLock } from '@/lib/storageLock';
import { type Order, type OrderLine, ordersKey as key } from './ordersSlice';

/** Maximum number of stored orders. */
const maxOrders = 50;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown) => (typeof value === 'string' && value.length <= 300 ? value : '');
const cents = (value: unknown) => (Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null);
const textOrNull = (value: unknown) => text(value) || null;

function parseOrderLine(stored: unknown): OrderLine[] {
  const { productId, color, size, quantity, unit } = record(stored);
  const product = productOf(productId);
  const [count, price] = [cents(quantity), cents(unit)];
  if (!product || !count || price === null) return [];
  const variant = { color: textOrNull(color), size: textOrNull(size) };
  if (price !== priceOf(product) || count > stockOf(product, variant)) return [];
  return [{ productId: product.id, ...variant, quantity: count, unit: price }];
}

/**
 * Recomputes the totals in cents: stored amounts are never displayed. The code's last day is ignored: the checkout
 * accepts a code that was valid when it was entered, a day that orders don't store.
 */
function recomputeTotals(lines: readonly OrderLine[], code: string | null): Totals {
  const priced = pricedLines(lines.map((line) => ({ ...line, id: '' })));
  return totalsOf(priced, code === null ? 0 : applyPromotion(code, priced).off);
}

function parseOrder(found: unknown): Order[] {
  const order = record(found);
  const stored = Array.isArray(order.lines) ? order.lines.slice(0, 500) : [];
  const lines = stored.flatMap(parseOrderLine);
  const placedAt = text(order.placedAt);
  const known =
    /^S-\d{8}-[A-Z\d]{4}$/.test(text(order.number)) &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(placedAt) &&
    !Number.isNaN(Date.parse(placedAt)) &&
    lines.length > 0 &&
    lines.length === stored.length;
  if (!known) return [];
  const code = textOrNull(order.code);
  const totals = recomputeTotals(lines, code);
  if (Object.entries(totals).some(([name, sum]) => order[name] !== sum)) return [];
  return [
    {
      number: text(order.number),
      placedAt,
      email: text(order.email),
      name: text(order.name),
      street: text(order.street),
      more: text(order.more),
      postalCode: text(order.postalCode),
      city: text(order.city),
      country: text(order.country),
      method: order.method === 'pickup' ? 'pickup' : 'courier',
      last4: /^\d{4}$/.test(text(order.last4)) ? text(order.last4) : '',
      lines,
      ...(order.example === true && { example: true }),
      code,
      ...totals,
    },
  ];
}

/**
 * Reads valid orders, newest first. Drops those whose lines or totals do not match the catalogue's prices and stock.
 */
export function readOrders(): Order[] {
  const stored = readStoredJson(key);
  return Array.isArray(stored) ? stored.slice(0, maxOrders).flatMap(parseOrder) : [];
}

/**
 * Prepends orders, newest first, in one write under the storage lock, so that an order of another tab is kept. Resolves
 * to false if storage refuses.
 */
export const saveOrders = (...orders: Order[]): Promise<boolean> =>
  withStorageLock(key, () => writeStored(key, JSON.stringify([...orders, ...readOrders()].slice(0, maxOrders))));
