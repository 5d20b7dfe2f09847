import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { watchVisibility } from '@/lib/visibility';
import { isVisitorAway, subscribeToPresence } from './visitorPresence';

/** Whether an infinite animation may run: the element is on screen and the visitor is not away. False until known. */
export function useCanAnimate(element: RefObject<Element | null>): boolean {
  const isAway = useSyncExternalStore(subscribeToPresence, isVisitorAway, () => false);
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    return watchVisibility(element.current, '0px', setOnScreen);
  }, [element]);
  return isOnScreen && !isAway;
}
