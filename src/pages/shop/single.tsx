import type enCatalogue from '@words/en/catalogue.json';
import type en from '@words/en/shop/single.json';
import { productOf } from '@/data/products';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import type { ProductWords } from '@/features/shop/ProductFacts';
import { ProductHero } from '@/features/shop/ProductHero';
import { interpolate } from '@/lib/interpolate';
import { useRoute } from '@/ui/route';
import { Below } from './single/Below';

type SingleWords = typeof en & { catalogue: typeof enCatalogue; product: ProductWords };

/** Title and description of the product. */
export function metaOf({ meta, catalogue }: SingleWords, { id = '' }: Readonly<Record<string, string>>) {
  const named = (catalogue.products as Record<string, { name: string; text: string }>)[id];
  return { title: interpolate(meta.title, { ...named }), description: interpolate(meta.description, { ...named }) };
}

export default function Single({ catalogue, product: words, tabs, reviews, related, ...hero }: SingleWords) {
  const product = productOf(useRoute().params.id);
  if (!product) return null;
  return (
    <CatalogueProvider words={catalogue}>
      <ProductHero key={product.id} product={product} words={hero} />
      <Below key={`below ${product.id}`} product={product} words={words} page={{ tabs, reviews, related }} />
    </CatalogueProvider>
  );
}
