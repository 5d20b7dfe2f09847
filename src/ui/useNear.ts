import { type RefObject, useEffect, useState } from 'react';
import { watchVisibility } from '@/lib/visibility';

/** True once the element has been within `margin` of the viewport. */
export function useInViewOnce(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    return watchVisibility(element.current, margin, setNear);
  }, [element, margin, near]);
  return near;
}
