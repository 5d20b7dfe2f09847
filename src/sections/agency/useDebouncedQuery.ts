import { useEffect, useState } from 'react';
import { useQueryString } from '@/ui/useQueryString';
import { caseKey } from './useCaseQuery';

/** Debounce in ms. */
const debounceDelay = 250;

/**
 * State in the query string, for inputs that change often: renders at once, updates the URL debounced (replace). The
 * open case stays in the query.
 * @param read parses any query string
 * @param write serializes, without a question mark
 * @returns value and setter
 */
export function useDebouncedQuery<T>(read: (query: string) => T, write: (value: T) => string): [T, (value: T) => void] {
  const [query, change] = useQueryString();
  const [draft, setDraft] = useState<{ value: T } | null>(null);
  const open = new URLSearchParams(query).get(caseKey);
  const own = draft && write(draft.value);
  const wanted = own !== null && open ? [own, `${caseKey}=${open}`].filter(Boolean).join('&') : own;
  useEffect(() => {
    if (wanted === null || wanted === query) return;
    const timer = setTimeout(() => change(wanted, { replace: true }), debounceDelay);
    return () => clearTimeout(timer);
  }, [wanted, query, change]);
  return [draft ? draft.value : read(query), (value) => setDraft({ value })];
}
