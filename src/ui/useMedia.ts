import { useCallback, useSyncExternalStore } from 'react';

/** For `useMedia(reducedMotion, true)`: until the browser is asked, nothing moves. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** True while the media query matches; `atFirst` is the answer on the server and during hydration. */
export function useMedia(query: string, atFirst = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => atFirst,
  );
}
