import type { Product } from './products';

/** `share` percent of an amount in cents, rounded half up to the cent; integers only. */
export const percentOf = (cents: number, share: number): number => Math.floor((cents * share + 50) / 100);

type Priced = Pick<Product, 'price' | 'sale'>;

/** Discount of a sale per item in cents, at most the price. */
export function discountOf({ price, sale }: Priced): number {
  if (!sale) return 0;
  return Math.min(price, sale.type === 'percent' ? percentOf(price, sale.discount) : sale.discount);
}

/** Current price per item in cents, before tax. */
export const priceOf = (product: Priced): number => product.price - discountOf(product);
