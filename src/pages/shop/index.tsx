import type enCatalogue from '@words/en/catalogue.json';
import type en from '@words/en/shop/index.json';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { SeasonHero } from '@/features/shop/landing/SeasonHero';
import { Below } from './index/Below';

export default function ShopFront({ hero, catalogue, ...below }: typeof en & { catalogue: typeof enCatalogue }) {
  return (
    <CatalogueProvider words={catalogue}>
      <SeasonHero words={hero} />
      <Below {...below} />
    </CatalogueProvider>
  );
}
