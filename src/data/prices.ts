import type { Product } from './products';

/** `share` percent of an amount in cents, rounded half up to the cent; all in integers, so that nothing drifts. */
export const percentOf = (cents: number, share: number): number => Math.floor((cents * share + 50) / 100);

type Priced = Pick<Product, 'price' | 'sale'>;

/** What a sale takes off one piece, in cents; never more than its price (spec 9). */
export function discountOf({ price, sale }: Priced): number {
  if (!sale) return 0;
  return Math.min(price, sale.type === 'percent' ? percentOf(price, sale.discount) : sale.discount);
}

/** What one piece costs now, in cents, before tax. */
export const priceOf = (product: Priced): number => product.price - discountOf(product);
