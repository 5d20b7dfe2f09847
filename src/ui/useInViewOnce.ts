import { type RefObject, useEffect, useState } from 'react';
import { watchVisibility } from '@/lib/visibility';

/** True once the element has been within `margin` of the viewport. */
export function useInViewOnce(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (inView || !element.current) return undefined;
    return watchVisibility(element.current, margin, setInView);
  }, [element, margin, inView]);
  return inView;
}
