import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchVisibility } from '@/lib/visibility';

const isBelow = ({ top }: DOMRect) => top >= window.innerHeight;
const isAbove = ({ bottom }: DOMRect) => bottom <= 0;

/** Safari lacks scroll anchoring, which keeps visible content in place when the layout above it changes. */
const hasScrollAnchoring = () => 'overflowAnchor' in document.documentElement.style;

/** Applies a change above the viewport and compensates the scroll position. */
function changeWithScrollAnchor(place: Element, change: () => void): void {
  const before = place.getBoundingClientRect().height;
  flushSync(change);
  const grown = place.getBoundingClientRect().height - before;
  if (!hasScrollAnchoring()) window.scrollTo({ top: window.scrollY + grown, behavior: 'instant' });
}

/**
 * Whether a section is displayed. It appears and disappears only while off-screen: below the viewport at once, above it
 * with the scroll position adjusted.
 * @param place wrapper element, always mounted
 * @param wanted whether the section has content; null while unknown: no change
 * @param initial value of the first render
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
    // Fires initially and whenever the element enters or leaves the viewport.
    return watchVisibility(current, '0px', () => {
      const box = current.getBoundingClientRect();
      if (isBelow(box)) setPresent(wanted);
      else if (isAbove(box)) changeWithScrollAnchor(current, () => setPresent(wanted));
    });
  }, [place, wanted, present]);
  return present;
}
