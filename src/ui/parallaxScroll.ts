import { jarallax } from 'jarallax';
import { parallaxSpeed } from './parallaxSpeed';

/**
 * The door to jarallax, loaded when a picture comes near: a copy of the ground's only child moves above it, at a speed
 * of its own while the page scrolls. The child itself stays where React knows it to be, and for paper. Returns how to
 * undo it.
 */
export function scrollApart(ground: HTMLElement, speed: number): () => void {
  const picture = ground.firstElementChild;
  if (!picture) return () => undefined;
  jarallax(ground, { imgElement: picture, keepImg: true, zIndex: 0, speed: parallaxSpeed(speed) });
  return () => jarallax(ground, 'destroy');
}
