import type { CartLine } from './cartLines';

/** Lines and removed lines, as a draft of the slice. A removed line keeps its row for Undo. */
export interface CartRows {
  lines: CartLine[];
  /** Removed lines in display order, each with its index among all rows (lines and removed lines). */
  removed: { line: CartLine; index: number }[];
}

/** Discards a removed line; later rows move up. */
export function discardRemoved(cart: CartRows, id: string): void {
  const entry = cart.removed.find(({ line }) => line.id === id);
  if (!entry) return;
  cart.removed = cart.removed.filter((other) => other !== entry);
  for (const other of cart.removed) if (other.index > entry.index) other.index -= 1;
}

/** Removes the line at an index and keeps its row. */
export function removeLine(cart: CartRows, index: number): void {
  const rowIndex = cart.removed.reduce((row, entry) => row + Number(entry.index <= row), index);
  const entries = cart.lines.splice(index, 1).map((line) => ({ line, index: rowIndex }));
  cart.removed = [...cart.removed, ...entries].sort((a, b) => a.index - b.index);
}

/** Restores a removed line to its row. */
export function restoreLine(cart: CartRows, id: string): void {
  const position = cart.removed.findIndex(({ line }) => line.id === id);
  const entry = cart.removed[position];
  if (!entry) return;
  // Another tab may have restored the line.
  if (cart.lines.some((line) => line.id === id)) return discardRemoved(cart, id);
  cart.removed.splice(position, 1);
  cart.lines.splice(entry.index - position, 0, entry.line);
}
