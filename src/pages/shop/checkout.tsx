import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { Checkout } from '@/features/shop/checkout/Checkout';
import { interpolate } from '@/lib/interpolate';
import { paramOf } from '@/lib/queryParam';
import type { WordsOf } from '@/site/words';

type Words = WordsOf<'shop/checkout'>;

/**
 * Title and description; with a valid order number in the query, the title is the confirmation's, for screen readers
 * and print.
 */
export function metaOf({ meta, done }: Words, _: Readonly<Record<string, string>>, query: string) {
  const number = paramOf(query, 'order');
  return /^S-\d{8}-[A-Z\d]{4}$/.test(number) ? { ...meta, title: interpolate(done.page, { number }) } : meta;
}

export default function CheckoutPage({ catalogue, emptyCart, ...words }: Words) {
  return (
    <CatalogueProvider words={catalogue}>
      <Checkout words={words} emptyCart={emptyCart} />
    </CatalogueProvider>
  );
}
