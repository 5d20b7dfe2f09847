import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { ShopGrid } from '@/features/shop/ShopGrid';
import { Banner } from '@/sections/Banner';
import type { WordsOf } from '@/site/words';

export default function Grid({ head, catalogue, ...words }: WordsOf<'shop/grid'>) {
  return (
    <CatalogueProvider words={catalogue}>
      <Banner {...head} here={head.shop} steps={[{ label: head.home, to: 'home' }]} />
      <ShopGrid {...words} />
    </CatalogueProvider>
  );
}
