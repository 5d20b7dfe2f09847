import { useCallback, useMemo, useSyncExternalStore } from 'react';

type Breakpoint = 0 | 576 | 768 | 992 | 1200;

/** Slides in view from each window width up, in pixels; a missing width keeps the number of the one below it. */
export type PerView = Partial<Record<Breakpoint, 1 | 2 | 3 | 4 | 5 | 6>>;

/** How many slides stand in view now; on the server and during hydration as many as on the narrowest screen. */
export function usePerView(perView: PerView): number {
  const steps = useMemo(
    () => Object.entries(perView).map(([width, count]) => ({ query: `(min-width: ${width}px)`, count })),
    [perView],
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      const lists = steps.map(({ query }) => window.matchMedia(query));
      for (const list of lists) list.addEventListener('change', changed);
      return () => {
        for (const list of lists) list.removeEventListener('change', changed);
      };
    },
    [steps],
  );
  const first = steps[0]?.count ?? 1;
  return useSyncExternalStore(
    subscribe,
    () => steps.findLast(({ query }) => window.matchMedia(query).matches)?.count ?? first,
    () => first,
  );
}
