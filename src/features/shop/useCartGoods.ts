import { useSelector } from 'react-redux';
import { pictureOf } from '@/data/products';
import { selectPricedLines } from '@/features/cart/cartSelectors';

/** Addresses of the pictures of the cart's products: one of each line, then as many as their quantities. */
export function useCartGoods(most: number): string[] {
  return useSelector(selectPricedLines)
    .flatMap(({ product, color, quantity }) =>
      Array.from({ length: Math.min(quantity, most) }, (_, copy) => ({ copy, href: pictureOf(product, color) })),
    )
    .sort((a, b) => a.copy - b.copy)
    .slice(0, most)
    .map(({ href }) => href);
}
