import type enCatalogue from '@words/en/catalogue.json';
import type en from '@words/en/shop/empty-cart.json';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { EmptyCart } from '@/features/shop/EmptyCart';

export default function Empty({ catalogue, ...words }: typeof en & { catalogue: typeof enCatalogue }) {
  return (
    <CatalogueProvider words={catalogue}>
      <EmptyCart {...words} />
    </CatalogueProvider>
  );
}
