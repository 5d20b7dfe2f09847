import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '@/lib/afterPaint';
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
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const there = useHydrated() ? search.replace(/^\?/, '') : '';
  const [ahead, setAhead] = useState<{ query: string; from: string } | null>(null);
  const latest = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { current } = latest;
    latest.current = null;
    if (current === null || current === there) return;
    // While one change was on its way to the address, somebody has made the next: it is not to be lost.
    latest.current = current;
    setAhead({ query: current, from: key });
    // Only a new entry of the history is news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const change = useCallback(
    (query: string, { replace = false }: QueryOptions = {}) => {
      latest.current = query;
      setAhead({ query, from: key });
      afterPaint(() => {
        // Of several changes in one frame the last one counts.
        if (latest.current !== query) return;
        void navigate({ search: query, hash: window.location.hash }, { replace, preventScrollReset: true });
      });
    },
    [navigate, key],
  );
  return [ahead?.from === key ? ahead.query : there, change];
}
