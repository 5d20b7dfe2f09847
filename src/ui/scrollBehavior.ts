import { reducedMotion } from './useMediaQuery';

/**
 * The `behavior` for scrolling within the page: instant with reduced motion. Not in CSS: there it would also animate
 * the initial jump to a document's hash, which took 1.2 s and ended up to 68 px off, because the font changed heights
 * meanwhile.
 */
export const scrollBehavior = (): 'smooth' | 'instant' =>
  window.matchMedia(reducedMotion).matches ? 'instant' : 'smooth';
