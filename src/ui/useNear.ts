import { type RefObject, useEffect, useState } from 'react';

/** True from the moment the element comes within `margin` of the window; it never turns back. */
export function useNear(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const tell: IntersectionObserverCallback = (entries) => setNear(entries.some((entry) => entry.isIntersecting));
    const observer = new IntersectionObserver(tell, { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, near]);
  return near;
}
