import { CartView } from '@/features/shop/CartView';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import type { WordsOf } from '@/site/words';

export default function Cart({ catalogue, ...words }: WordsOf<'shop/cart'>) {
  return (
    <CatalogueProvider words={catalogue}>
      <CartView {...words} />
    </CatalogueProvider>
  );
}
