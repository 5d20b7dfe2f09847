import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { EmptyCart } from '@/features/shop/EmptyCart';
import type { WordsOf } from '@/site/words';

export default function Empty({ catalogue, ...words }: WordsOf<'shop/empty-cart'>) {
  return (
    <CatalogueProvider words={catalogue}>
      <EmptyCart {...words} />
    </CatalogueProvider>
  );
}
