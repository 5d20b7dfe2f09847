import { useEffect, useState } from 'react';
import { watchVisibility } from '@/lib/visibility';

/** The id of the element that stands in the upper middle of the window; the first one until something does. */
export function useStandingPart(ids: readonly string[]): string {
  const [reading, setReading] = useState(ids[0] ?? '');
  const known = ids.join(' ');
  useEffect(() => {
    const stops = known.split(' ').map((id) => {
      const element = document.getElementById(id);
      return element && watchVisibility(element, '-25% 0px -60%', (isThere) => isThere && setReading(id));
    });
    return () => stops.forEach((stop) => stop?.());
  }, [known]);
  return reading;
}
