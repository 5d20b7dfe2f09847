import type { MouseEvent } from 'react';

/**
 * For what goes away when it is pressed: the second press of a double click lands on whatever has moved there, which
 * nobody meant. Keys count their presses as none.
 * @returns a handler that passes such presses over
 */
export const firstPress =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
