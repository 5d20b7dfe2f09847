import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Tells every open menu and dialog that the visitor has followed a link within the site, also to the same address. */
export function tellMoved(): void {
  for (const tell of listeners) tell();
}

/**
 * Calls back whenever the visitor moves on. Not by the router's context: every part that renders by it, asleep or not,
 * would have to be rendered anew before anything can answer.
 */
export function useMoved(moved: () => void): void {
  useEffect(() => {
    listeners.add(moved);
    return () => void listeners.delete(moved);
  }, [moved]);
}
