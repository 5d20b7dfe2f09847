import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a part that takes the place of the button it was asked for with: once it `stands`, it takes the focus that went
 * with the button, and leaves it alone if its visitor is elsewhere by then.
 * @returns for an element with `tabIndex={-1}`
 */
export function useTakenFocus<E extends HTMLElement>(stands: boolean): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (stands && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [stands]);
  return place;
}
