import type enCatalogue from '@words/en/catalogue.json';
import type en from '@words/en/shop/grid.json';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { ShopGrid } from '@/features/shop/ShopGrid';
import { Banner } from '@/sections/Banner';

export default function Grid({ head, catalogue, ...words }: typeof en & { catalogue: typeof enCatalogue }) {
  return (
    <CatalogueProvider words={catalogue}>
      <Banner {...head} here={head.shop} steps={[{ label: head.home, to: 'home' }]} />
      <ShopGrid {...words} />
    </CatalogueProvider>
  );
}
