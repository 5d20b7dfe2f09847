import { productOf } from '@/data/products';
import { readStoredJson, writeStored } from '@/lib/storage';
import { type Order, type OrderLine, ordersKey as key } from './ordersSlice';

/** As many as are kept. */
const most = 50;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown) => (typeof value === 'string' && value.length <= 300 ? value : '');
const cents = (value: unknown) => (Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null);
const textOrNull = (value: unknown) => text(value) || null;

function lineFrom(stored: unknown): OrderLine[] {
  const { productId, color, size, quantity, unit } = record(stored);
  const product = productOf(productId);
  const [count, price] = [cents(quantity), cents(unit)];
  if (!product || !count || price === null) return [];
  return [{ productId: product.id, color: textOrNull(color), size: textOrNull(size), quantity: count, unit: price }];
}

function orderFrom(stored: unknown): Order[] {
  const order = record(stored);
  const lines = Array.isArray(order.lines) ? order.lines.slice(0, 500).flatMap(lineFrom) : [];
  const sums = [order.goods, order.sales, order.promotion, order.tax, order.total].map(cents);
  const [goods = null, sales = null, promotion = null, tax = null, total = null] = sums;
  const known =
    /^S-\d{8}-[A-Z\d]{4}$/.test(text(order.number)) &&
    !Number.isNaN(Date.parse(text(order.placedAt))) &&
    lines.length > 0;
  if (!known || goods === null || sales === null || promotion === null || tax === null || total === null) return [];
  return [
    {
      number: text(order.number),
      placedAt: text(order.placedAt),
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
      code: textOrNull(order.code),
      goods,
      sales,
      promotion,
      tax,
      total,
    },
  ];
}

/** The orders of this browser, newest first; whatever is no order is left aside. */
export function readOrders(): Order[] {
  const stored = readStoredJson(key);
  return Array.isArray(stored) ? stored.slice(0, most).flatMap(orderFrom) : [];
}

/** Puts an order on top of the others; false when storage refused it. */
export const keepOrder = (order: Order): boolean =>
  writeStored(key, JSON.stringify([order, ...readOrders()].slice(0, most)));
