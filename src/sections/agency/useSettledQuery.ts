import { useEffect, useState } from 'react';
import { useQuery } from '@/ui/useQuery';

/** Milliseconds after the last change until the address follows. */
const pause = 250;

/**
 * A value that stands in the address, for what changes with every key or every step of a slider: the page shows it at
 * once, the address follows when the hand rests, in place of the entry that is there.
 * @param read from the query without its question mark; it must accept anything
 * @param write into such a query
 * @returns the value and how to change it
 */
export function useSettledQuery<T>(read: (query: string) => T, write: (value: T) => string): [T, (value: T) => void] {
  const [query, change] = useQuery();
  const [draft, setDraft] = useState<{ value: T } | null>(null);
  const wanted = draft && write(draft.value);
  useEffect(() => {
    if (wanted === null || wanted === query) return;
    const timer = setTimeout(() => change(wanted, { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [wanted, query, change]);
  return [draft ? draft.value : read(query), (value) => setDraft({ value })];
}
