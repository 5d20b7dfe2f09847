import type { CategoryId } from './categories';

/** A promotion code for the cart. */
export interface Promotion {
  code: string;
  /** Percent of the eligible products, or an amount in cents. */
  discount: number;
  type: 'percent' | 'amount';
  /** Minimum value of the eligible products, in cents after sales. */
  minimum?: number;
  /** Restricts the promotion to a category. */
  category?: CategoryId;
  /** ISO date of the last day. */
  until?: string;
}

const promotions: readonly Promotion[] = [
  { code: 'STORM10', discount: 10, type: 'percent' },
  { code: 'LODOS20', discount: 2_000, type: 'amount', minimum: 15_000 },
  { code: 'POYRAZ25', discount: 25, type: 'percent', category: 'shoes' },
  { code: 'BORA30', discount: 30, type: 'percent', until: '2026-02-28' },
];

/** Promotion by code, case-insensitive and trimmed; undefined for unknown codes. */
export const promotionOf = (code: string): Promotion | undefined => {
  // Turkish keyboards type `İ` for `I`, which toUpperCase keeps.
  const wanted = code.trim().toUpperCase().replace(/İ/g, 'I');
  return promotions.find((promotion) => promotion.code === wanted);
};
