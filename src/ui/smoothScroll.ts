import { reducedMotion } from './useMedia';

/**
 * `behavior` for a scroll within the page on screen: smooth, but instant for visitors who want less motion. It isn't set
 * in CSS, which would animate the jump to a new document's hash too: that jump took 1.2 s and ended up to 68 px off,
 * because the font changed heights meanwhile.
 */
export const smoothScroll = (): 'smooth' | 'instant' =>
  window.matchMedia(reducedMotion).matches ? 'instant' : 'smooth';
