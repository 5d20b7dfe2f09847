import { useEffect, useState } from 'react';

/** The id of the element that stands in the upper middle of the window; the first one until something does. */
export function useStandingPart(ids: readonly string[]): string {
  const [reading, setReading] = useState(ids[0] ?? '');
  const known = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const there = entries.find(({ isIntersecting }) => isIntersecting);
        if (there) setReading(there.target.id);
      },
      { rootMargin: '-25% 0px -60%' },
    );
    for (const id of known.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [known]);
  return reading;
}
