import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { SeasonHero } from '@/features/shop/landing/SeasonHero';
import type { WordsOf } from '@/site/words';
import { Below } from './index/Below';

export { parts } from './index/Below';

export default function ShopFront({ hero, catalogue, ...below }: WordsOf<'shop/index'>) {
  return (
    <CatalogueProvider words={catalogue}>
      <SeasonHero words={hero} />
      <Below {...below} />
    </CatalogueProvider>
  );
}
