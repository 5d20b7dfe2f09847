import { useCallback, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** True while the page is scrolled more than `px` down. Renders only when the answer changes. */
export function useScrolledPast(px: number): boolean {
  const past = useCallback(() => window.scrollY > px, [px]);
  return useSyncExternalStore(subscribe, past, () => false);
}
