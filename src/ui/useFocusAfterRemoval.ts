import { type RefCallback, useCallback } from 'react';
import { restoreFocus } from './restoreFocus';

const none: readonly string[] = [];

/**
 * For what is removed when it is used, such as a row with a button that takes it away. `Button` and `IconButton` do it
 * themselves.
 * @param preferred selectors of what takes the focus before any other control; the same array on every render
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
