import { useSelector } from 'react-redux';
import { pictureOf } from '@/data/products';
import { selectPricedLines } from '@/features/cart/cartSelectors';

/** URLs of the product pictures for a drawn cart with room for `capacity`: first one of each line, then the further pieces. */
export function useCartGoods(capacity: number): string[] {
  return useSelector(selectPricedLines)
    .flatMap(({ product, color, quantity }) =>
      Array.from({ length: Math.min(quantity, capacity) }, (_, copy) => ({ copy, href: pictureOf(product, color) })),
    )
    .sort((a, b) => a.copy - b.copy)
    .slice(0, capacity)
    .map(({ href }) => href);
}
