import type { CartLine } from './cartLines';

/** The rows of the cart as a draft of the slice: lines, and places of lines that were removed. */
export interface CartRows {
  lines: CartLine[];
  /** Lines that left and may come back, from above to below, each with its place among all rows: lines and removed. */
  removed: { line: CartLine; index: number }[];
}

/** A removed line can't come back any more: the rows below its own move up. */
export function forget(cart: CartRows, id: string): void {
  const gone = cart.removed.find(({ line }) => line.id === id);
  if (!gone) return;
  cart.removed = cart.removed.filter((other) => other !== gone);
  for (const other of cart.removed) if (other.index > gone.index) other.index -= 1;
}

/** Takes the line at an index out; its row stays. */
export function remove(cart: CartRows, index: number): void {
  const place = cart.removed.reduce((row, gone) => row + Number(gone.index <= row), index);
  const gone = cart.lines.splice(index, 1).map((line) => ({ line, index: place }));
  cart.removed = [...cart.removed, ...gone].sort((a, b) => a.index - b.index);
}

/** Puts a removed line back into its row. */
export function restore(cart: CartRows, id: string): void {
  const above = cart.removed.findIndex(({ line }) => line.id === id);
  const gone = cart.removed[above];
  if (!gone) return;
  // Another tab may have brought it back in the meantime.
  if (cart.lines.some((line) => line.id === id)) return forget(cart, id);
  cart.removed.splice(above, 1);
  cart.lines.splice(gone.index - above, 0, gone.line);
}
