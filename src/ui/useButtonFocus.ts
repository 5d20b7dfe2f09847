import { type RefCallback, useCallback, useRef } from 'react';
import { isFocusLost, restoreFocus } from './restoreFocus';

/**
 * Restores the focus of a button that is removed, disabled or loading after it was pressed: it gets the focus back
 * when it has loaded, and passes it on otherwise.
 * @returns the button's ref
 */
export function useButtonFocus(disabled: boolean, loading: boolean): RefCallback<HTMLButtonElement> {
  const held = useRef(false);
  return useCallback(
    (button: HTMLButtonElement) => {
      if (!loading) {
        if (held.current && !disabled && isFocusLost()) button.focus({ preventScroll: true });
        held.current = false;
      }
      // Another ref is another clean-up: React calls it before it disables the button, which takes the focus in Chromium.
      return () => {
        held.current ||= document.activeElement === button;
        if (held.current) restoreFocus(button);
      };
    },
    [disabled, loading],
  );
}
