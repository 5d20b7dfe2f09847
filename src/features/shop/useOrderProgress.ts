import type { Order } from '@/features/checkout/ordersSlice';
import { dateFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { useLanguage } from '@/ui/translation';
import { useCurrentMinute } from '@/ui/useCurrentMinute';
import { progressOf } from './orderProgress';
import { useCatalogue } from './useCatalogue';

/** The progress of an order, and one line about it, such as "Delivery: 24 – 25 November". */
export function useOrderProgress(order: Pick<Order, 'placedAt' | 'method'>) {
  const { words } = useCatalogue();
  const now = useCurrentMinute() ?? Date.parse(order.placedAt);
  const format = dateFormat(useLanguage(), { day: 'numeric', month: 'long' });
  const progress = progressOf(order, now);
  const [from, until] = progress.due;
  const isDelivered = progress.current === 'delivered';
  const text = isDelivered ? words.order.arrived : order.method === 'pickup' ? words.order.pickup : words.order.due;
  const date = isDelivered || order.method === 'pickup' ? format.format(until) : format.formatRange(from, until);
  return { ...progress, isDelivered, line: interpolate(text, { date }) };
}
