import { type Variant, productOf, stockOf } from '@/data/products';
import { type CartLine, lineId, parseCartLines } from './cartLines';

/** Quantity of a product that the visitor chose. */
export interface QuantityChoice {
  productId: string;
  variant?: Variant;
  quantity: number;
}

/** A resolved choice: the line with its new quantity. */
export interface ResolvedChoice {
  outcome: 'added' | 'updated' | 'removed' | 'capped';
  line: CartLine;
}

/**
 * Resolves a chosen quantity: above 0 adds or updates a line, 0 removes it; limited to the stock.
 * @returns null for invalid input: negative or fractional quantities, unknown products or variants, removal of a line
 * that does not exist
 */
export function resolveQuantity(lines: readonly CartLine[], choice: QuantityChoice): ResolvedChoice | null {
  const { variant: { color, size } = { color: null, size: null }, quantity } = choice;
  const variant = { color, size };
  const product = productOf(choice.productId);
  if (!product || !Number.isSafeInteger(quantity) || quantity < 0) return null;
  const id = lineId(product.id, variant);
  const existing = lines.find((line) => line.id === id);
  if (quantity === 0) return existing ? { outcome: 'removed', line: { ...existing, quantity } } : null;
  const possible = Math.min(quantity, stockOf(product, variant));
  // Sold out: keep the line unchanged.
  if (possible === 0)
    return { outcome: 'capped', line: { id, productId: product.id, ...variant, quantity: existing?.quantity ?? 0 } };
  const [line] = parseCartLines([{ productId: product.id, ...variant, quantity: possible }]) ?? [];
  if (!line) return null;
  return { outcome: possible < quantity ? 'capped' : existing ? 'updated' : 'added', line };
}
