import { type RefObject, useEffect, useState } from 'react';

/** Reading progress. */
export interface ReadingProgress {
  /** Of the whole text, 0 to 1. */
  total: number;
  /** Index of the current chapter; −1 before the first. */
  chapter: number;
  /** Of that chapter, 0 to 1. */
  part: number;
}

/** A chapter is current once its heading is above this share of the window's height. */
const readingLine = 0.4;

/**
 * Tracks reading progress on scroll and resize, once a frame.
 * @param text element of the text
 * @param ids chapter ids in order
 * @param onProgress receives every update, without a re-render; memoize it
 * @returns index of the current chapter as state, −1 before the first
 */
export function useReadingProgress(
  text: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onProgress: (reading: ReadingProgress) => void,
): number {
  const [chapter, setChapter] = useState(-1);
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const box = text.current?.getBoundingClientRect();
      if (!box) return;
      const mark = readingLine * window.innerHeight;
      // A missing chapter is never reached.
      const tops = all.split(' ').map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const index = tops.findLastIndex((top) => top <= mark);
      const from = tops[index] ?? box.top;
      const to = tops.slice(index + 1).find(Number.isFinite) ?? box.bottom;
      const share = (value: number) => Math.min(1, Math.max(0, value));
      // The text is read when its last line is visible, even if the page ends right below it.
      const scrollRange = Math.max(1, box.height - window.innerHeight * (1 - readingLine));
      const reading = {
        total: share((mark - box.top) / scrollRange),
        chapter: index,
        part: share((mark - from) / (to - from)),
      };
      onProgress(reading);
      setChapter(index);
    };
    const follow = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [text, all, onProgress]);
  return chapter;
}
