import { type MouseEvent, type TouchEvent, useRef } from 'react';

/** A swipe longer than 300 ms is a long swipe; it changes the slide from half a slide's width. */
const longSwipeTime = 300;
export const longSwipeRatio = 0.5;

/** Minimum distance of a swipe in pixels. */
const touchThreshold = 5;

/** Milliseconds after a swipe in which a click is ignored: browsers fire one after a short swipe. */
const clickTime = 400;

interface Swipe {
  x: number;
  y: number;
  time: number;
}

const pointOf = (event: MouseEvent | TouchEvent): Swipe => {
  const { clientX, clientY } =
    'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
  return { x: clientX, y: clientY, time: performance.now() };
};

/**
 * Detects short swipes, which slick does not support.
 * @param slideWidth in pixels, read when a swipe ends
 * @param move goes to the next (1) or previous (-1) slide
 * @returns handlers for an element around the slider
 */
export function useShortSwipe(slideWidth: () => number, move: (direction: 1 | -1) => void) {
  const start = useRef<Swipe | null>(null);
  const swiped = useRef(-Infinity);
  const begin = (event: MouseEvent | TouchEvent) => {
    start.current = pointOf(event);
  };
  const end = (event: MouseEvent | TouchEvent) => {
    const from = start.current;
    start.current = null;
    if (!from) return;
    const { x, y, time } = pointOf(event);
    const distance = Math.abs(x - from.x);
    const across = distance > touchThreshold && distance > Math.abs(y - from.y);
    // slick has handled a swipe over half a slide.
    if (!across || time - from.time > longSwipeTime || distance > slideWidth() * longSwipeRatio) return;
    swiped.current = time;
    move(x < from.x ? 1 : -1);
  };
  return {
    onMouseDown: begin,
    onTouchStart: begin,
    onMouseUp: end,
    onTouchEnd: end,
    // Prevents following a link under the swipe.
    onClickCapture: (event: MouseEvent) => {
      if (performance.now() - swiped.current > clickTime) return;
      swiped.current = -Infinity;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
