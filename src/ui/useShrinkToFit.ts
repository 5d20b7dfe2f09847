import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Writes a text of a drawing smaller than its parent's font size while it is longer than its line.
 * @param length of the line, in units of the drawing
 * @returns the ref of the text's element
 */
export function useShrinkToFit(text: string, length: number): RefObject<SVGTextElement | null> {
  const element = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const drawn = element.current;
    if (!drawn) return;
    drawn.style.fontSize = '';
    const natural = drawn.getComputedTextLength();
    if (natural > length) drawn.style.fontSize = `${length / natural}em`;
  }, [text, length]);
  return element;
}
