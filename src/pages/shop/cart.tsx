import type enCatalogue from '@words/en/catalogue.json';
import type en from '@words/en/shop/cart.json';
import { CartView } from '@/features/shop/CartView';
import { Catalogue } from '@/features/shop/Catalogue';

export default function Cart({ catalogue, ...words }: typeof en & { catalogue: typeof enCatalogue }) {
  return (
    <Catalogue words={catalogue}>
      <CartView {...words} />
    </Catalogue>
  );
}
