import type { Order } from '@/features/checkout/ordersSlice';
import { addWorkdays } from '@/lib/workdays';

export type OrderStep = 'placed' | 'packed' | 'shipped' | 'delivered' | 'ready';

/** Working days from the order to each step. */
const steps = {
  courier: { placed: 0, packed: 1, shipped: 2, delivered: 4 },
  pickup: { placed: 0, packed: 1, ready: 2 },
} as const satisfies Record<Order['method'], Partial<Record<OrderStep, number>>>;

/** Working day on which the courier comes at the earliest. */
const earliestDelivery = 3;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

export interface OrderProgress {
  steps: { step: OrderStep; date: Date; isReached: boolean }[];
  /** Last step that has been reached. */
  current: OrderStep;
  /** First and last day of the delivery; one day for a pick-up. */
  due: readonly [Date, Date];
}

/**
 * How far an order would be in a real shop; computed from its date, nothing of it is stored.
 * @param now Unix time in ms
 */
export function progressOf({ placedAt, method }: Pick<Order, 'placedAt' | 'method'>, now: number): OrderProgress {
  const placed = new Date(placedAt);
  const list = Object.entries(steps[method]).map(([step, days]) => {
    const date = addWorkdays(placed, days);
    return { step: step as OrderStep, date, isReached: days === 0 || startOfDay(date) <= now };
  });
  const last = list.at(-1)?.date ?? placed;
  const current = list.filter(({ isReached }) => isReached).at(-1)?.step ?? 'placed';
  return { steps: list, current, due: [method === 'courier' ? addWorkdays(placed, earliestDelivery) : last, last] };
}
