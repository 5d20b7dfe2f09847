import type { CategoryId } from './categories';

/** A code that makes a cart cheaper. */
export interface Promotion {
  code: string;
  /** Percent of the goods it is for, or an amount in cents off them. */
  discount: number;
  type: 'percent' | 'amount';
  /** Goods worth less than this, in cents after sales, don't get it. */
  minimum?: number;
  /** Only goods on this shelf count. */
  category?: CategoryId;
  /** ISO date of its last day. */
  until?: string;
}

const promotions: readonly Promotion[] = [
  { code: 'STORM10', discount: 10, type: 'percent' },
  { code: 'LODOS20', discount: 2_000, type: 'amount', minimum: 15_000 },
  { code: 'POYRAZ25', discount: 25, type: 'percent', category: 'shoes' },
  { code: 'BORA30', discount: 30, type: 'percent', until: '2026-02-28' },
];

/** The promotion of a code, typed in any case and with blanks around it; undefined when there is none. */
export const promotionOf = (code: string): Promotion | undefined => {
  // Not toUpperCase alone: a Turkish keyboard's dotted capital is the same letter here.
  const wanted = code.trim().toUpperCase().replace(/İ/g, 'I');
  return promotions.find((promotion) => promotion.code === wanted);
};
