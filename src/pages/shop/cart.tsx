import type enCatalogue from '@words/en/catalogue.json';
import type en from '@words/en/shop/cart.json';
import type enEmpty from '@words/en/shop/empty-cart.json';
import { CartView } from '@/features/shop/CartView';
import { Catalogue } from '@/features/shop/Catalogue';

type CartWords = typeof en & { catalogue: typeof enCatalogue; emptyCart: typeof enEmpty };

export default function Cart({ catalogue, ...words }: CartWords) {
  return (
    <Catalogue words={catalogue}>
      <CartView {...words} />
    </Catalogue>
  );
}
