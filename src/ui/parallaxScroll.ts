import { jarallax } from 'jarallax';
import { parallaxSpeed } from './parallaxSpeed';

/**
 * Wraps jarallax: moves a copy of the element's only child at its own speed while scrolling. The child itself stays in
 * place for React and for printing. Returns the clean-up.
 */
export function scrollApart(ground: HTMLElement, speed: number): () => void {
  const picture = ground.firstElementChild;
  if (!picture) return () => undefined;
  jarallax(ground, { imgElement: picture, keepImg: true, zIndex: 0, speed: parallaxSpeed(speed) });
  return () => jarallax(ground, 'destroy');
}
