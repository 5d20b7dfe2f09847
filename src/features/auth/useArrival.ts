import { useEffect, useRef } from 'react';

/** When what stands on the page gives way to something else, its heading takes the focus, as after a change of page. */
export function useArrival(arrived: boolean): void {
  const before = useRef(arrived);
  useEffect(() => {
    if (before.current === arrived) return;
    before.current = arrived;
    const heading = arrived ? document.querySelector<HTMLElement>('h1') : null;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [arrived]);
}
