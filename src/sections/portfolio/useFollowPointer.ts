import { type RefObject, useEffect } from 'react';
import { reducedMotion } from '@/ui/useMediaQuery';

/** Share of the distance covered per frame. */
const followFactor = 0.16;

/**
 * Centres an element on the mouse with easing while `active`; disabled with reduced motion. The style sheet centres it
 * (`translate: -50% -50%`).
 */
export function useFollowPointer(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const follower = element.current;
    if (!follower || !active || window.matchMedia(reducedMotion).matches) return;
    let frame = 0;
    let at: { x: number; y: number } | null = null;
    let to = { x: 0, y: 0 };
    const step = () => {
      frame = 0;
      at = at ? { x: at.x + (to.x - at.x) * followFactor, y: at.y + (to.y - at.y) * followFactor } : to;
      follower.style.left = `${at.x}px`;
      follower.style.top = `${at.y}px`;
      if (Math.hypot(to.x - at.x, to.y - at.y) > 0.5) frame = requestAnimationFrame(step);
    };
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      to = { x: clientX, y: clientY };
      if (frame === 0) frame = requestAnimationFrame(step);
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      cancelAnimationFrame(frame);
    };
  }, [element, active]);
}
