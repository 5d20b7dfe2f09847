import { discountOf, percentOf, priceOf } from '@/data/prices';
import { type Product, productOf } from '@/data/products';
import { type Promotion, promotionOf } from '@/data/promotions';
import type { CartLine } from './cartLines';

/** Percent, on the discounted sum (spec 9). */
const taxRate = 18;

/** Money of a cart in cents (spec 9). */
export interface Totals {
  /** Price times quantity, before anything is taken off. */
  goods: number;
  /** What sales take off. */
  sales: number;
  /** What the promotion takes off. */
  promotion: number;
  tax: number;
  total: number;
}

/** Why a code takes nothing off. */
type PromotionProblem = 'unknown' | 'expired' | 'minimum' | 'category';

export type PromotionOutcome =
  | { code: string; off: number; problem: null }
  /** `worth`: what the goods it is for come to, in cents. */
  | { code: string; off: 0; problem: PromotionProblem; promotion?: Promotion; worth?: number };

/** A line with its product from the catalogue. */
export interface PricedLine extends CartLine {
  product: Product;
  /** Quantity times the price after the sale, in cents. */
  sum: number;
}

/** The lines joined with their products. */
export const pricedLines = (lines: readonly CartLine[]): PricedLine[] =>
  lines.flatMap((line) => {
    const product = productOf(line.productId);
    return product ? [{ ...line, product, sum: priceOf(product) * line.quantity }] : [];
  });

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What a code takes off these lines, in cents, or why it takes off nothing.
 * @param today ISO date
 */
export function applyPromotion(code: string, lines: readonly PricedLine[], today: string): PromotionOutcome {
  const promotion = promotionOf(code);
  if (!promotion) return { code, off: 0, problem: 'unknown' };
  const fitting = lines.filter(({ product }) => !promotion.category || product.categoryId === promotion.category);
  const worth = sumOf(fitting.map(({ sum }) => sum));
  const refuse = (problem: PromotionProblem) => ({ code: promotion.code, off: 0 as const, problem, promotion, worth });
  if (promotion.until && today > promotion.until) return refuse('expired');
  if (promotion.category && worth === 0) return refuse('category');
  if (worth < (promotion.minimum ?? 0)) return refuse('minimum');
  const off = promotion.type === 'percent' ? percentOf(worth, promotion.discount) : promotion.discount;
  return { code: promotion.code, off: Math.min(off, worth), problem: null };
}

/** (goods − discounts) × 1.18, the tax rounded half up once (spec 9, decisions.md). */
export function totalsOf(lines: readonly PricedLine[], promotion = 0): Totals {
  const goods = sumOf(lines.map(({ product, quantity }) => product.price * quantity));
  const sales = sumOf(lines.map(({ product, quantity }) => discountOf(product) * quantity));
  const taxed = goods - sales - promotion;
  const tax = percentOf(taxed, taxRate);
  return { goods, sales, promotion, tax, total: taxed + tax };
}
