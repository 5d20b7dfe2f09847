import type { CartLine } from './cartLines';

/** Lines and removed lines, as a draft of the slice. A removed line keeps its row for Undo. */
export interface CartRows {
  lines: CartLine[];
  /** Removed lines in display order, each with its index among all rows (lines and removed lines). */
  removed: { line: CartLine; index: number }[];
}

/** Discards a removed line; later rows move up. */
export function discardRemoved(cart: CartRows, id: string): void {
  const gone = cart.removed.find(({ line }) => line.id === id);
  if (!gone) return;
  cart.removed = cart.removed.filter((other) => other !== gone);
  for (const other of cart.removed) if (other.index > gone.index) other.index -= 1;
}

/** Removes the line at an index and keeps its row. */
export function removeLine(cart: CartRows, index: number): void {
  const place = cart.removed.reduce((row, gone) => row + Number(gone.index <= row), index);
  const gone = cart.lines.splice(index, 1).map((line) => ({ line, index: place }));
  cart.removed = [...cart.removed, ...gone].sort((a, b) => a.index - b.index);
}

/** Restores a removed line to its row. */
export function restoreLine(cart: CartRows, id: string): void {
  const above = cart.removed.findIndex(({ line }) => line.id === id);
  const gone = cart.removed[above];
  if (!gone) return;
  // Another tab may have restored the line.
  if (cart.lines.some((line) => line.id === id)) return discardRemoved(cart, id);
  cart.removed.splice(above, 1);
  cart.lines.splice(gone.index - above, 0, gone.line);
}
