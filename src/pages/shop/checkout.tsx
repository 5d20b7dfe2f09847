import type enCatalogue from '@words/en/catalogue.json';
import type enEmpty from '@words/en/shop/empty-cart.json';
import type en from '@words/en/shop/checkout.json';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { Checkout } from '@/features/shop/checkout/Checkout';
import { interpolate } from '@/lib/interpolate';
import { paramOf } from '@/lib/queryParam';

type CheckoutWords = typeof en & { catalogue: typeof enCatalogue; emptyCart: typeof enEmpty };

/**
 * Title and description; with a valid order number in the query, the title is the confirmation's, for screen readers
 * and print.
 */
export function metaOf({ meta, done }: CheckoutWords, _: Readonly<Record<string, string>>, query: string) {
  const number = paramOf(query, 'order');
  return /^S-\d{8}-[A-Z\d]{4}$/.test(number) ? { ...meta, title: interpolate(done.page, { number }) } : meta;
}

export default function CheckoutPage({ catalogue, emptyCart, ...words }: CheckoutWords) {
  return (
    <CatalogueProvider words={catalogue}>
      <Checkout words={words} emptyCart={emptyCart} />
    </CatalogueProvider>
  );
}
