import type { Location } from 'react-router-dom';

/** State of a history entry that keeps the scroll position of the entry it came from. */
interface ScrollState {
  scrollKey: string;
}

/** The key under which the router keeps the scroll position of an entry. */
export const scrollKeyOf = ({ key, state }: Location): string => (state as ScrollState | null)?.scrollKey ?? key;

/**
 * The state for a step on the same page that must not move it: another query, another language.
 * `preventScrollReset` is not enough: the router ignores it where the address has a hash.
 */
export const keepScroll = (from: Location): ScrollState => ({ scrollKey: scrollKeyOf(from) });
