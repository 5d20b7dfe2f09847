import { jarallax } from 'jarallax';
import { clampParallaxSpeed } from './parallaxSpeed';

/**
 * Wraps jarallax: moves a copy of the element's only child at its own speed while scrolling. The child itself stays in
 * place for React and for printing. Returns the clean-up.
 */
export function startParallax(ground: HTMLElement, speed: number): () => void {
  const picture = ground.firstElementChild;
  if (!picture) return () => undefined;
  jarallax(ground, { imgElement: picture, keepImg: true, zIndex: 0, speed: clampParallaxSpeed(speed) });
  return () => jarallax(ground, 'destroy');
}
