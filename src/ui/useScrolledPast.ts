import { useCallback, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled by more than `px`; re-renders only when this changes. */
export function useScrolledPast(px: number): boolean {
  const past = useCallback(() => window.scrollY > px, [px]);
  return useSyncExternalStore(subscribe, past, () => false);
}
