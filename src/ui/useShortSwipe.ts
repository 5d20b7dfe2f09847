import { type MouseEvent, type TouchEvent, useRef } from 'react';

/** A swipe over this time is a long one, in milliseconds, and takes its slide along from this part of its width (spec 9). */
const longSwipeTime = 300;
export const longSwipeRatio = 0.5;

/** Pixels that a finger may move without meaning anything (spec 9). */
const touchThreshold = 5;

/** A click so many milliseconds after a swipe is its end: a browser takes a few pixels for a tap. */
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
 * The quick flick to the next slide, for a slider that knows long swipes only.
 * @param slideWidth in pixels, read when a swipe ends
 * @param move goes one slide on or back
 * @returns handlers for an element around the slider, whose own come first
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
    const way = Math.abs(x - from.x);
    const across = way > touchThreshold && way > Math.abs(y - from.y);
    // A longer way is a long swipe, however quick: the slider has gone on by itself.
    if (!across || time - from.time > longSwipeTime || way > slideWidth() * longSwipeRatio) return;
    swiped.current = time;
    move(x < from.x ? 1 : -1);
  };
  return {
    onMouseDown: begin,
    onTouchStart: begin,
    onMouseUp: end,
    onTouchEnd: end,
    // The link below the finger was not meant.
    onClickCapture: (event: MouseEvent) => {
      if (performance.now() - swiped.current > clickTime) return;
      swiped.current = -Infinity;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
