import { type RefObject, useEffect, useState } from 'react';

/** How far somebody has read. */
export interface Reading {
  /** Of the whole text, 0 to 1. */
  whole: number;
  /** Index of the chapter being read; −1 before the first. */
  chapter: number;
  /** Of that chapter, 0 to 1. */
  part: number;
}

/** A chapter counts as being read once its heading has come this far up the window, in parts of its height. */
const line = 0.4;

/**
 * Follows the reading of a text: `tell` gets every step, for what moves with it; the chapter comes back as state.
 *
 * @param text the element that holds the text
 * @param ids ids of the chapters, in their order
 */
export function useReading(
  text: RefObject<HTMLElement | null>,
  ids: readonly string[],
  tell: (reading: Reading) => void,
): number {
  const [chapter, setChapter] = useState(-1);
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const box = text.current?.getBoundingClientRect();
      if (!box) return;
      const mark = line * window.innerHeight;
      const tops = all.split(' ').map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0);
      const index = tops.findLastIndex((top) => top <= mark);
      const from = tops[index] ?? box.top;
      const to = tops[index + 1] ?? box.bottom;
      const share = (value: number) => Math.min(1, Math.max(0, value));
      // The last line is read when it has come into the window, however short the rest of the page is.
      const room = Math.max(1, box.height - window.innerHeight * (1 - line));
      const reading = {
        whole: share((mark - box.top) / room),
        chapter: index,
        part: share((mark - from) / (to - from)),
      };
      tell(reading);
      setChapter(index);
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [text, all, tell]);
  return chapter;
}
