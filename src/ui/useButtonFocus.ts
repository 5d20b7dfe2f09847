import { type RefCallback, useCallback, useRef } from 'react';
import { isFocusLost, restoreFocus } from './restoreFocus';

/**
 * Keeps the focus of a pressed button that becomes disabled, loading or removed: focuses it again after loading, else
 * the nearest control.
 * @returns the button's ref
 */
export function useButtonFocus(disabled: boolean, loading: boolean): RefCallback<HTMLButtonElement> {
  const hadFocus = useRef(false);
  return useCallback(
    (button: HTMLButtonElement) => {
      if (!loading) {
        if (hadFocus.current && !disabled && isFocusLost()) button.focus({ preventScroll: true });
        hadFocus.current = false;
      }
      // The callback changes with its dependencies, so React calls the clean-up before it disables the button, which
      // blurs it in Chromium.
      return () => {
        hadFocus.current ||= document.activeElement === button;
        if (hadFocus.current) restoreFocus(button);
      };
    },
    [disabled, loading],
  );
}
