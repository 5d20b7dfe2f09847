import type enCatalogue from '@words/en/catalogue.json';
import type enEmpty from '@words/en/shop/empty-cart.json';
import type en from '@words/en/shop/checkout.json';
import { Catalogue } from '@/features/shop/Catalogue';
import { Checkout } from '@/features/shop/checkout/Checkout';

type CheckoutWords = typeof en & { catalogue: typeof enCatalogue; emptyCart: typeof enEmpty };

export default function CheckoutPage({ catalogue, emptyCart, ...words }: CheckoutWords) {
  return (
    <Catalogue words={catalogue}>
      <Checkout words={words} emptyCart={emptyCart} />
    </Catalogue>
  );
}
