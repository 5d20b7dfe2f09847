import { useCallback } from 'react';
import { priceSteps } from '@/data/filizPrices';
import { useQuery } from '@/ui/useQuery';

/** The step one begins with. */
const first = 5;

/** The number of customers and the way of paying, as they stand in the address: `?customers=500&pay=yearly`. */
export function usePrice() {
  const [query, setQuery] = useQuery();
  const fields = new URLSearchParams(query);
  const found = priceSteps.findIndex(({ customers }) => String(customers) === fields.get('customers'));
  const step = found < 0 ? first : found;
  const yearly = fields.get('pay') === 'yearly';
  const change = useCallback(
    (next: { step?: number; yearly?: boolean }) => {
      const to = { step, yearly, ...next };
      const parts = [`customers=${priceSteps[to.step]?.customers ?? ''}`, to.yearly && 'pay=yearly'];
      setQuery(parts.filter(Boolean).join('&'), { replace: true });
    },
    [setQuery, step, yearly],
  );
  return { step, yearly, change };
}
