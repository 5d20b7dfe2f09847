import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchVisibility } from '@/lib/visibility';

const isBelow = ({ top }: DOMRect) => top >= window.innerHeight;
const isAbove = ({ bottom }: DOMRect) => bottom <= 0;

/** Browsers with scroll anchoring keep what is looked at in its place, also during a smooth scroll; Safari doesn't. */
const anchors = () => 'overflowAnchor' in document.documentElement.style;

/** Makes a change above the window, and takes the window along with what the visitor looks at. */
function changeAbove(place: Element, change: () => void): void {
  const before = place.getBoundingClientRect().height;
  flushSync(change);
  const grown = place.getBoundingClientRect().height - before;
  if (!anchors()) window.scrollTo({ top: window.scrollY + grown, behavior: 'instant' });
}

/**
 * Whether a section takes room in its place. It comes and goes as soon as nothing of the place is in the window: below
 * at once, above together with the scroll position. What the visitor looks at never moves.
 * @param place the element around the section, which stays
 * @param wanted whether the section has something to show; null while that is not known: it stays as it is
 * @param initial whether it takes room in the first render
 */
export function useOffscreenPresence(
  place: RefObject<Element | null>,
  wanted: boolean | null,
  initial: boolean,
): boolean {
  const [present, setPresent] = useState(initial);
  useEffect(() => {
    const { current } = place;
    if (wanted === null || wanted === present || !current) return;
    // Told at once where the place is, and whenever it enters or leaves the window.
    return watchVisibility(current, '0px', () => {
      const box = current.getBoundingClientRect();
      if (isBelow(box)) setPresent(wanted);
      else if (isAbove(box)) changeAbove(current, () => setPresent(wanted));
    });
  }, [place, wanted, present]);
  return present;
}
