import { useEffect, useRef } from 'react';
import { focusElement } from '@/ui/focusElement';

/** Focuses the page's heading when the flag becomes true: the content was replaced without a navigation. */
export function useHeadingFocus(arrived: boolean): void {
  const before = useRef(arrived);
  useEffect(() => {
    if (before.current === arrived) return;
    before.current = arrived;
    if (arrived) focusElement(document.querySelector<HTMLElement>('h1'));
  }, [arrived]);
}
