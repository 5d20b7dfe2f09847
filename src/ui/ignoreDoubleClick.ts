import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click, for buttons that remove themselves: it would hit the element that moves
 * into their place. Keyboard clicks have `detail` 0.
 * @returns a click handler
 */
export const ignoreDoubleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
