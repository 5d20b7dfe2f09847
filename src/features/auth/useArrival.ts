import { useEffect, useRef } from 'react';
import { leadTo } from '@/ui/leadTo';

/** When what stands on the page gives way to something else, its heading takes the focus, as after a change of page. */
export function useArrival(arrived: boolean): void {
  const before = useRef(arrived);
  useEffect(() => {
    if (before.current === arrived) return;
    before.current = arrived;
    if (arrived) leadTo(document.querySelector<HTMLElement>('h1'));
  }, [arrived]);
}
