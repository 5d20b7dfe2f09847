import { type Variant, productOf, stockOf } from '@/data/products';
import { type CartLine, lineId, linesFrom } from './cartLines';

/** How many pieces of a product the visitor wants. */
export interface QuantityChoice {
  productId: string;
  variant?: Variant;
  quantity: number;
}

/** What comes of a choice: the line with the quantity it has from now on. */
export interface Settlement {
  outcome: 'added' | 'updated' | 'removed' | 'capped';
  line: CartLine;
}

/**
 * Above 0 adds or updates, 0 removes (spec 4); more than the stock is capped. Null for what is ignored: negative and
 * fractional quantities, unknown products and variants, and the removal of what is not in the cart.
 */
export function settleChoice(lines: readonly CartLine[], choice: QuantityChoice): Settlement | null {
  const { variant: { color, size } = { color: null, size: null }, quantity } = choice;
  const variant = { color, size };
  const product = productOf(choice.productId);
  if (!product || !Number.isSafeInteger(quantity) || quantity < 0) return null;
  const id = lineId(product.id, variant);
  const known = lines.find((line) => line.id === id);
  if (quantity === 0) return known ? { outcome: 'removed', line: { ...known, quantity } } : null;
  const possible = Math.min(quantity, stockOf(product, variant));
  // Nothing is left: the line stays as it is.
  if (possible === 0)
    return { outcome: 'capped', line: { id, productId: product.id, ...variant, quantity: known?.quantity ?? 0 } };
  const [line] = linesFrom([{ productId: product.id, ...variant, quantity: possible }]) ?? [];
  if (!line) return null;
  return { outcome: possible < quantity ? 'capped' : known ? 'updated' : 'added', line };
}
