import { reducedMotion } from './useMedia';

/**
 * The behaviour of a scroll that leads to another place of the page on screen. Not in the style sheet: there it would
 * also drag out the jump to a new document's hash, which then misses what moves meanwhile.
 */
export const smoothScroll = (): 'smooth' | 'instant' =>
  window.matchMedia(reducedMotion).matches ? 'instant' : 'smooth';
