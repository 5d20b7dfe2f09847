import { type ProductId, type Variant, productOf, stockOf } from '@/data/products';
import { own } from '@/lib/storage';

/** One line of the cart: ids and a quantity; product and price always come from the catalogue. */
export interface CartLine {
  id: string;
  productId: ProductId;
  color: string | null;
  size: string | null;
  quantity: number;
}

/** The same product in another colour or size is a line of its own. */
export const lineId = (productId: string, { color, size }: Variant) => [productId, color ?? '', size ?? ''].join(':');

/** The cart a first-time visitor finds: the three samples (spec 3). */
export const sampleLines: readonly CartLine[] = [
  { productId: '1010' as const, color: 'pine', size: null, quantity: 1 },
  { productId: '1020' as const, color: 'oat', size: 'M', quantity: 1 },
  { productId: '1030' as const, color: 'blue', size: '42', quantity: 1 },
].map((line) => ({ id: lineId(line.productId, line), ...line }));

const oneOf = (choice: unknown, choices: readonly string[] | undefined): string | null | undefined => {
  if (!choices?.length) return null;
  return choices.find((known) => known === choice);
};

function lineFrom(stored: unknown): CartLine | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { productId, color, size, quantity } = stored as Record<string, unknown>;
  const product = productOf(productId);
  if (!product || !Number.isSafeInteger(quantity) || (quantity as number) < 1) return null;
  const variant = { color: oneOf(color, product.attributes.colors), size: oneOf(size, product.attributes.size) };
  if (variant.color === undefined || variant.size === undefined) return null;
  const chosen: Variant = { color: variant.color, size: variant.size };
  const possible = Math.min(quantity as number, stockOf(product, chosen));
  return possible < 1 ? null : { id: lineId(product.id, chosen), productId: product.id, ...chosen, quantity: possible };
}

/**
 * Lines out of anything: known products, known variants, whole quantities from 1 to the stock. Bad lines are dropped,
 * good ones kept; null when it is no list at all, or one of which nothing can be used.
 */
export function linesFrom(stored: unknown): CartLine[] | null {
  if (!Array.isArray(stored)) return null;
  const lines = new Map<string, CartLine>();
  for (const item of stored.slice(0, 500)) {
    const line = lineFrom(item);
    if (line) lines.set(line.id, line);
  }
  return lines.size === 0 && stored.length > 0 ? null : [...lines.values()];
}

/** The lines with further ones added: one line a variant, never more pieces than there are. */
export function addLines(lines: readonly CartLine[], further: readonly CartLine[]): CartLine[] {
  const sums = new Map(lines.map((line) => [line.id, line]));
  for (const line of further) {
    sums.set(line.id, { ...line, quantity: line.quantity + (sums.get(line.id)?.quantity ?? 0) });
  }
  return linesFrom([...sums.values()]) ?? [];
}

/** A list of which at least one item was once a line of a cart, whatever became of its product. */
const isCart = (stored: unknown) =>
  Array.isArray(stored) && stored.slice(0, 500).some((item) => typeof own(item, 'productId') === 'string');

/**
 * What the stored lines of an earlier visit become: the usable ones; an empty cart that says so (`unavailable`) when
 * none of them can be bought any more; null when it is no cart at all, which leaves the samples.
 */
export function restoreLines(stored: unknown): { lines: CartLine[]; unavailable: boolean } | null {
  const lines = linesFrom(stored);
  if (lines) return { lines, unavailable: false };
  return isCart(stored) ? { lines: [], unavailable: true } : null;
}
