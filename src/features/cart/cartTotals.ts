import { discountOf, percentOf, priceOf } from '@/data/prices';
import { type Product, productOf } from '@/data/products';
import { type Promotion, promotionOf } from '@/data/promotions';
import { sumOf } from '@/lib/sumOf';
import type { CartLine } from './cartLines';

/** Tax rate in percent, applied after discounts. */
const taxRate = 18;

/** Amounts of a cart in cents. */
export interface Totals {
  /** Sum of price × quantity, before discounts. */
  goods: number;
  /** Discount from sales. */
  sales: number;
  /** Discount from the promotion code. */
  promotion: number;
  tax: number;
  total: number;
}

/** Why a code does not apply. */
type PromotionProblem = 'unknown' | 'expired' | 'minimum' | 'category';

export type PromotionOutcome =
  | { code: string; off: number; problem: null }
  /** `subtotal`: sum of the goods that the code applies to, in cents. */
  | { code: string; off: 0; problem: PromotionProblem; promotion?: Promotion; subtotal?: number };

/** A line with its product from the catalogue. */
export interface PricedLine extends CartLine {
  product: Product;
  /** Quantity × sale price, in cents. */
  sum: number;
}

/** Joins lines with their products; drops lines of unknown products. */
export const pricedLines = (lines: readonly CartLine[]): PricedLine[] =>
  lines.flatMap((line) => {
    const product = productOf(line.productId);
    return product ? [{ ...line, product, sum: priceOf(product) * line.quantity }] : [];
  });

/**
 * Discount of a code in cents (at most the sum of the goods it applies to), or why it does not apply.
 * @param today ISO date; without it the code does not expire
 */
export function applyPromotion(code: string, lines: readonly PricedLine[], today = ''): PromotionOutcome {
  const promotion = promotionOf(code);
  if (!promotion) return { code, off: 0, problem: 'unknown' };
  const fitting = lines.filter(({ product }) => !promotion.category || product.categoryId === promotion.category);
  const subtotal = sumOf(fitting.map(({ sum }) => sum));
  const refuse = (problem: PromotionProblem) => ({
    code: promotion.code,
    off: 0 as const,
    problem,
    promotion,
    subtotal,
  });
  if (promotion.until && today > promotion.until) return refuse('expired');
  if (promotion.category && subtotal === 0) return refuse('category');
  if (subtotal < (promotion.minimum ?? 0)) return refuse('minimum');
  const off = promotion.type === 'percent' ? percentOf(subtotal, promotion.discount) : promotion.discount;
  return { code: promotion.code, off: Math.min(off, subtotal), problem: null };
}

/**
 * (goods − discounts) × 1.18 in cents; the tax is rounded half up once.
 * @param promotion discount of the code in cents
 */
export function totalsOf(lines: readonly PricedLine[], promotion = 0): Totals {
  const goods = sumOf(lines.map(({ product, quantity }) => product.price * quantity));
  const sales = sumOf(lines.map(({ product, quantity }) => discountOf(product) * quantity));
  const taxed = goods - sales - promotion;
  const tax = percentOf(taxed, taxRate);
  return { goods, sales, promotion, tax, total: taxed + tax };
}
