import { useMemo } from 'react';
import { type LinkedCart, cartParam, readCartLink } from '@/features/cart/cartSelectors';
import { paramOf, withParams } from '@/lib/queryParam';
import { useQuery } from '@/ui/useQuery';

/**
 * The cart that the address carries; prerendered pages know of none.
 * @returns null without one; a function that takes it out of the address, without a new entry of the history
 */
export function useCartLink(): [LinkedCart | null, () => void] {
  const [query, setQuery] = useQuery();
  const text = paramOf(query, cartParam);
  const link = useMemo(() => readCartLink(text), [text]);
  return [link, () => setQuery(withParams(query, { [cartParam]: '' }), { replace: true })];
}
