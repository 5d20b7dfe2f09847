import type { Location } from 'react-router-dom';

/** History state with the scroll key of an earlier entry. */
interface ScrollState {
  scrollKey: string;
}

/** The scroll key of a location: `getKey` of ScrollRestoration. */
export const scrollKeyOf = ({ key, state }: Location): string => (state as ScrollState | null)?.scrollKey ?? key;

/**
 * History state for a navigation that keeps the scroll position: another query or language. `preventScrollReset` does
 * not: the router ignores it for locations with a hash.
 */
export const scrollStateFrom = (from: Location): ScrollState => ({ scrollKey: scrollKeyOf(from) });
