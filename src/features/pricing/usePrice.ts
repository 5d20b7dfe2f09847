import { useCallback } from 'react';
import { priceSteps } from '@/data/filizPrices';
import { useQueryString } from '@/ui/useQueryString';

/** Default step. */
const initialStep = 5;

/** Customers and billing from the query: `?customers=500&pay=yearly`. */
export function usePrice() {
  const [query, setQuery] = useQueryString();
  const fields = new URLSearchParams(query);
  const found = priceSteps.findIndex(({ customers }) => String(customers) === fields.get('customers'));
  const step = found < 0 ? initialStep : found;
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
