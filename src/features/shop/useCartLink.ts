import { useMemo } from 'react';
import { type LinkedCart, cartParam, parseCartLink } from '@/features/cart/cartLink';
import { paramOf, withParams } from '@/lib/queryParam';
import { useQueryString } from '@/ui/useQueryString';

/**
 * Cart link of the query; none in prerendered pages.
 * @returns the parsed link or null; a function that removes it from the URL without a new history entry
 */
export function useCartLink(): [LinkedCart | null, () => void] {
  const [query, setQuery] = useQueryString();
  const text = paramOf(query, cartParam);
  const link = useMemo(() => parseCartLink(text), [text]);
  return [link, () => setQuery(withParams(query, { [cartParam]: '' }), { replace: true })];
}
