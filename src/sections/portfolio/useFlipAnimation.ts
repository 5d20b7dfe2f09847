import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '@/ui/useMediaQuery';

/** Duration in ms. */
const duration = 440;
const easing = 'cubic-bezier(.2,0,0,1)';

const pieces = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-flip-id]')];
const nameOf = (piece: HTMLElement) => piece.dataset.flipId ?? '';

/**
 * FLIP animation for a list: remaining items move, new items fade in when `state` changes; none with reduced motion.
 * Items are identified by `data-flip-id`.
 * @returns call it before the change
 */
export function useFlipAnimation(list: RefObject<HTMLElement | null>, state: string): () => void {
  const before = useRef<Map<string, DOMRect> | null>(null);
  useLayoutEffect(() => {
    const previous = before.current;
    before.current = null;
    if (!previous || !list.current || window.matchMedia(reducedMotion).matches) return;
    for (const piece of pieces(list.current)) {
      const from = previous.get(nameOf(piece));
      const to = piece.getBoundingClientRect();
      const start = from
        ? { translate: `${from.left - to.left}px ${from.top - to.top}px` }
        : { opacity: 0, scale: '0.92' };
      piece.animate([start, {}], { duration, easing });
    }
  }, [list, state]);
  return useCallback(() => {
    if (!list.current) return;
    before.current = new Map(pieces(list.current).map((piece) => [nameOf(piece), piece.getBoundingClientRect()]));
  }, [list]);
}
