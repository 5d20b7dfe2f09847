import { useSelector } from 'react-redux';
import { pictureOf } from '@/data/products';
import { selectPricedLines } from '@/features/cart/cartSelectors';
import { CartTrolley, trolleyCapacity } from '@/ui/art/CartTrolley';

/** The products of the cart in a trolley: one of each line, then as many as their quantities. */
export function CartGoods() {
  const lines = useSelector(selectPricedLines);
  const goods = lines
    .flatMap(({ product, color, quantity }) =>
      Array.from({ length: Math.min(quantity, trolleyCapacity) }, (_, copy) => ({
        copy,
        href: pictureOf(product, color),
      })),
    )
    .sort((a, b) => a.copy - b.copy)
    .slice(0, trolleyCapacity)
    .map(({ href }) => href);
  return <CartTrolley goods={goods} />;
}
