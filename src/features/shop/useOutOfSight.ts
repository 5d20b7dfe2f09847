import { type RefObject, useEffect, useState } from 'react';

/**
 * True while neither the watched element nor the page's footer is in the window: the time for something that stands in
 * for the element at the window's edge, and must not lie over the end of the page.
 */
export function useOutOfSight(watched: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return undefined;
    const footer = element.closest('main')?.parentElement?.querySelector(':scope > footer, :scope > * > footer');
    const inSight = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inSight.set(target, isIntersecting);
      setAway(![...inSight.values()].includes(true));
    });
    observer.observe(element);
    if (footer) observer.observe(footer);
    return () => observer.disconnect();
  }, [watched]);
  return away;
}
