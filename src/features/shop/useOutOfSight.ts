import { type RefObject, useEffect, useState } from 'react';
import { watchVisibility } from '@/lib/visibility';

/** True while neither the element nor the footer is visible: then a fixed replacement may be shown. */
export function useOutOfSight(watched: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return undefined;
    const footer = element.closest('main')?.parentElement?.querySelector(':scope > footer, :scope > * > footer');
    const inSight = new Map<Element, boolean>();
    const stops = [element, ...(footer ? [footer] : [])].map((target) =>
      watchVisibility(target, '0px', (isVisible) => {
        inSight.set(target, isVisible);
        setAway(![...inSight.values()].includes(true));
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [watched]);
  return away;
}
