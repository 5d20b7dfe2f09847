import { useSyncExternalStore } from 'react';
import { afterPaint } from '@/lib/afterPaint';

/**
 * Reads the position after the paint: React renders a store's change at once and runs all pending effects before, which
 * delayed the first frame of a new page.
 */
function subscribe(changed: () => void) {
  const scrolled = () => void afterPaint(changed);
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => window.removeEventListener('scroll', scrolled);
}

/** Whether the page is scrolled by more than `px`; re-renders only when this changes. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > px,
    () => false,
  );
}
