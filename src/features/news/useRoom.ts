import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a section takes room. It may come and go only while its place lies below the window: what the visitor looks
 * at must never move. Everywhere else the change waits until the place is below again.
 */
export function useRoom(mark: RefObject<Element | null>, wanted: boolean): boolean {
  const [present, setPresent] = useState(true);
  useEffect(() => {
    if (wanted === present || !mark.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const below = entry && entry.boundingClientRect.top >= window.innerHeight;
        if (below) setPresent(wanted);
      },
      // Told of every passage through the window's lower edge.
      { rootMargin: '1000000px 0px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark, wanted, present]);
  return present;
}
