import { useEffect, useState } from 'react';
import { watchVisibility } from '@/lib/visibility';

/**
 * Scroll spy: id of the element in the upper middle of the viewport (25 to 40 % of its height), initially the first.
 */
export function useScrollSpy(ids: readonly string[]): string {
  const [reading, setReading] = useState(ids[0] ?? '');
  const joinedIds = ids.join(' ');
  useEffect(() => {
    const stops = joinedIds.split(' ').map((id) => {
      const element = document.getElementById(id);
      return element && watchVisibility(element, '-25% 0px -60%', (isThere) => isThere && setReading(id));
    });
    return () => stops.forEach((stop) => stop?.());
  }, [joinedIds]);
  return reading;
}
