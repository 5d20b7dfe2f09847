import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '@/lib/afterPaint';
import { keepScroll } from './keepScroll';
import { useHydrated } from './useHydrated';

interface QueryOptions {
  /** Replaces the entry of the history instead of adding one: for what changes with every key. */
  replace?: boolean;
}

/**
 * The query of the address, and how to change it. The page shows the change at once, the address follows after the
 * frame. Prerendered pages know no query: it joins after hydration.
 * @returns the query without its question mark; a function that takes another one
 */
export function useQuery(): [string, (query: string, options?: QueryOptions) => void] {
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const there = useHydrated() ? search.replace(/^\?/, '') : '';
  const [ahead, setAhead] = useState<string | null>(null);
  // What is not in the address yet. Another change may come before it gets there.
  const pending = useRef<string | null>(null);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  // By the location and not by its key: Back may return to the former one before the next was rendered.
  useEffect(() => {
    if (pending.current === null) setAhead(null);
  }, [location]);
  useEffect(() => document.documentElement.removeAttribute('data-query'), []);
  const callOff = useRef<() => void>(() => undefined);
  // A pending change is cancelled on unmount: the query is the next page's by then.
  useEffect(() => () => callOff.current(), []);
  const change = useCallback(
    (query: string, { replace = false }: QueryOptions = {}) => {
      pending.current = query;
      setAhead(query);
      callOff.current = afterPaint(() => {
        // Of several changes in one frame the last one counts.
        if (pending.current !== query) return;
        pending.current = null;
        const from = latest.current;
        void navigate({ search: query, hash: from.hash }, { replace, state: keepScroll(from) });
      });
    },
    [navigate],
  );
  return [ahead ?? there, change];
}
