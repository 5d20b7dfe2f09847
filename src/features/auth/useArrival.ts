import { useEffect, useRef } from 'react';
import { focusElement } from '@/ui/focusElement';

/** When what stands on the page gives way to something else, its heading takes the focus, as after a change of page. */
export function useArrival(arrived: boolean): void {
  const before = useRef(arrived);
  useEffect(() => {
    if (before.current === arrived) return;
    before.current = arrived;
    if (arrived) focusElement(document.querySelector<HTMLElement>('h1'));
  }, [arrived]);
}
