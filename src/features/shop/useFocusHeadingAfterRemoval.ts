import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/ui/focusHeading';

/**
 * Focuses the page's heading when the element unmounts with the focus inside; browsers reset the focus to the document.
 * @returns ref of the element
 */
export function useFocusHeadingAfterRemoval<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusHeading);
    };
  }, []);
  return ref;
}
