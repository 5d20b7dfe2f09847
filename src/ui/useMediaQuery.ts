import { useCallback, useSyncExternalStore } from 'react';

/** Use with `true`: no motion before hydration. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches; `atFirst` is the value on the server and during hydration. */
export function useMediaQuery(query: string, atFirst = false): boolean {
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
