import { type RefCallback, useCallback } from 'react';
import { restoreFocus } from './restoreFocus';

const none: readonly string[] = [];

/**
 * Restores the focus when an element that contains it is removed, such as a row with a remove button. `Button` and
 * `IconButton` do this themselves.
 * @param preferred selectors tried first, in order; must be the same array on every render
 * @returns the ref of each such element
 */
export function useFocusAfterRemoval(preferred = none): RefCallback<HTMLElement> {
  return useCallback(
    // React calls the clean-up while the element is still in the document.
    (element: HTMLElement) => () => {
      if (element.contains(document.activeElement)) restoreFocus(element, preferred);
    },
    [preferred],
  );
}
