import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/ui/focusHeading';

/**
 * Moves the focus to the page's heading when an element is removed with the focus inside it; browsers would leave it
 * at the top of the document.
 * @returns the ref of the element
 */
export function useHeadingAfter<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusHeading);
    };
  }, []);
  return ref;
}
