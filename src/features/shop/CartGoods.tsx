import { CartTrolley, trolleyCapacity } from '@/ui/art/CartTrolley';
import { useCartGoods } from './useCartGoods';

/** The products of the cart in a trolley. */
export function CartGoods() {
  return <CartTrolley goods={useCartGoods(trolleyCapacity)} />;
}
