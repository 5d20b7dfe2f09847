import { type ProductId, type Variant, productOf, stockOf } from '@/data/products';

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

/**
 * Two tabs changed the cart: what either one changed since `base` holds; where both did, the other tab's is the later
 * news. Nothing that somebody added is lost.
 */
export function mergeLines(
  base: readonly CartLine[],
  mine: readonly CartLine[],
  theirs: readonly CartLine[],
): CartLine[] {
  const quantity = (lines: readonly CartLine[], id: string) => lines.find((line) => line.id === id)?.quantity;
  const merged = theirs.flatMap((line) => {
    const before = quantity(base, line.id);
    const here = quantity(mine, line.id);
    const changedThere = line.quantity !== before;
    if (changedThere || here === before) return [line];
    return here === undefined ? [] : [{ ...line, quantity: here }];
  });
  const addedHere = mine.filter(
    ({ id, quantity: here }) => quantity(theirs, id) === undefined && here !== quantity(base, id),
  );
  return [...merged, ...addedHere];
}
