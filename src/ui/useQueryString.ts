import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '@/lib/afterPaint';
import { scrollStateFrom } from './scrollState';
import { useHydrated } from './useHydrated';

interface QueryOptions {
  /** Replaces the history entry, for changes with every keystroke. */
  replace?: boolean;
}

/**
 * The query string and a setter. The setter updates the page at once and navigates after the next paint. '' during
 * hydration.
 * @returns the query without its question mark, the setter, and a function that cancels a change whose navigation is
 *   still to come: a change after a step back in history would replace the wrong entry
 */
export function useQueryString(): [string, (query: string, options?: QueryOptions) => void, () => void] {
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const there = useHydrated() ? search.replace(/^\?/, '') : '';
  const [ahead, setAhead] = useState<string | null>(null);
  // The last value that is not in the address yet.
  const pending = useRef<string | null>(null);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  // Depends on the location, not on its key: Back may return to the previous key before the next was rendered.
  useEffect(() => {
    if (pending.current === null) setAhead(null);
  }, [location]);
  useEffect(() => document.documentElement.removeAttribute('data-query'), []);
  const callOff = useRef<() => void>(() => undefined);
  // Cancel a pending change on unmount: the query then belongs to the next page.
  useEffect(() => () => callOff.current(), []);
  const change = useCallback(
    (query: string, { replace = false }: QueryOptions = {}) => {
      pending.current = query;
      setAhead(query);
      callOff.current = afterPaint(() => {
        // Of several changes in one frame only the last is applied.
        if (pending.current !== query) return;
        pending.current = null;
        const from = latest.current;
        void navigate({ search: query, hash: from.hash }, { replace, state: scrollStateFrom(from) });
      });
    },
    [navigate],
  );
  const cancel = useCallback(() => {
    pending.current = null;
  }, []);
  return [ahead ?? there, change, cancel];
}
