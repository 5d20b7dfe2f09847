import { type ProductId, type Variant, productOf, stockOf } from '@/data/products';
import { ownProperty } from '@/lib/storage';

/** A line of the cart. Product data and prices are looked up in the catalogue. */
export interface CartLine {
  id: string;
  productId: ProductId;
  color: string | null;
  size: string | null;
  quantity: number;
}

/** Each combination of product, colour and size is one line. */
export const lineId = (productId: string, { color, size }: Variant) => [productId, color ?? '', size ?? ''].join(':');

/** Initial cart of a first visit: three samples. */
export const sampleLines: readonly CartLine[] = [
  { productId: '1010' as const, color: 'pine', size: null, quantity: 1 },
  { productId: '1020' as const, color: 'oat', size: 'M', quantity: 1 },
  { productId: '1030' as const, color: 'blue', size: '42', quantity: 1 },
].map((line) => ({ id: lineId(line.productId, line), ...line }));

const validOption = (choice: unknown, choices: readonly string[] | undefined): string | null | undefined => {
  if (!choices?.length) return null;
  return choices.find((known) => known === choice);
};

function parseCartLine(stored: unknown): CartLine | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { productId, color, size, quantity } = stored as Record<string, unknown>;
  const product = productOf(productId);
  if (!product || !Number.isSafeInteger(quantity) || (quantity as number) < 1) return null;
  const variant = {
    color: validOption(color, product.attributes.colors),
    size: validOption(size, product.attributes.size),
  };
  if (variant.color === undefined || variant.size === undefined) return null;
  const chosen: Variant = { color: variant.color, size: variant.size };
  const possible = Math.min(quantity as number, stockOf(product, chosen));
  return possible < 1 ? null : { id: lineId(product.id, chosen), productId: product.id, ...chosen, quantity: possible };
}

/**
 * Parses untrusted lines. Drops unknown products, unknown variants and invalid or sold-out quantities; limits the
 * others to the stock. Reads at most 500 items.
 * @returns null if the value is no list, or if no item of it is usable
 */
export function parseCartLines(stored: unknown): CartLine[] | null {
  if (!Array.isArray(stored)) return null;
  const lines = new Map<string, CartLine>();
  for (const item of stored.slice(0, 500)) {
    const line = parseCartLine(item);
    if (line) lines.set(line.id, line);
  }
  return lines.size === 0 && stored.length > 0 ? null : [...lines.values()];
}

/** Adds lines: merges those of the same variant and limits quantities to the stock. */
export function addLines(lines: readonly CartLine[], further: readonly CartLine[]): CartLine[] {
  const sums = new Map(lines.map((line) => [line.id, line]));
  for (const line of further) {
    sums.set(line.id, { ...line, quantity: line.quantity + (sums.get(line.id)?.quantity ?? 0) });
  }
  return parseCartLines([...sums.values()]) ?? [];
}

/** True for a list that contained cart lines, whether or not their products still exist. */
const isLineList = (stored: unknown) =>
  Array.isArray(stored) && stored.slice(0, 500).some((item) => typeof ownProperty(item, 'productId') === 'string');

/**
 * Restores persisted lines.
 * @returns the usable lines; an empty cart with `unavailable` if none of its products can be bought any more; null if
 * the value is no cart, which keeps the samples
 */
export function restoreLines(stored: unknown): { lines: CartLine[]; unavailable: boolean } | null {
  const lines = parseCartLines(stored);
  if (lines) return { lines, unavailable: false };
  return isLineList(stored) ? { lines: [], unavailable: true } : null;
}
