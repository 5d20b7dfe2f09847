import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchVisibility } from '@/lib/visibility';

const isBelow = ({ top }: DOMRect) => top >= window.innerHeight;
const isAbove = ({ bottom }: DOMRect) => bottom <= 0;

/** Safari lacks scroll anchoring, which keeps visible content in place when the layout above it changes. */
const hasScrollAnchoring = () => 'overflowAnchor' in document.documentElement.style;

/** Applies a change above the viewport and compensates the scroll position. */
function changeWithScrollAnchor(wrapper: Element, change: () => void): void {
  const before = wrapper.getBoundingClientRect().height;
  flushSync(change);
  const growth = wrapper.getBoundingClientRect().height - before;
  if (!hasScrollAnchoring()) window.scrollTo({ top: window.scrollY + growth, behavior: 'instant' });
}

/**
 * Whether a section is displayed. It appears and disappears only while off-screen: below the viewport at once, above it
 * with the scroll position adjusted.
 * @param wrapper wrapper element, always mounted
 * @param hasContent whether the section has content; null while unknown: no change
 * @param initial value of the first render
 */
export function useOffscreenPresence(
  wrapper: RefObject<Element | null>,
  hasContent: boolean | null,
  initial: boolean,
): boolean {
  const [present, setPresent] = useState(initial);
  useEffect(() => {
    const { current } = wrapper;
    if (hasContent === null || hasContent === present || !current) return;
    // Fires initially and whenever the element enters or leaves the viewport.
    return watchVisibility(current, '0px', () => {
      const box = current.getBoundingClientRect();
      if (isBelow(box)) setPresent(hasContent);
      else if (isAbove(box)) changeWithScrollAnchor(current, () => setPresent(hasContent));
    });
  }, [wrapper, hasContent, present]);
  return present;
}
