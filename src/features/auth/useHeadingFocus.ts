import { useEffect, useRef } from 'react';
import { focusElement } from '@/ui/focusElement';

/** Focuses the page's heading when the flag becomes true: the content was replaced without a navigation. */
export function useHeadingFocus(isActive: boolean): void {
  const before = useRef(isActive);
  useEffect(() => {
    if (before.current === isActive) return;
    before.current = isActive;
    if (isActive) focusElement(document.querySelector<HTMLElement>('h1'));
  }, [isActive]);
}
