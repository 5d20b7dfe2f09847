import type enCatalogue from '@words/en/catalogue.json';
import type en from '@words/en/shop/cart.json';
import type enEmpty from '@words/en/shop/empty-cart.json';
import { CartView } from '@/features/shop/CartView';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';

type CartWords = typeof en & { catalogue: typeof enCatalogue; emptyCart: typeof enEmpty };

export default function Cart({ catalogue, ...words }: CartWords) {
  return (
    <CatalogueProvider words={catalogue}>
      <CartView {...words} />
    </CatalogueProvider>
  );
}
