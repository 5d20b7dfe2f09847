import { productOf } from '@/data/products';
import { CatalogueProvider } from '@/features/shop/CatalogueProvider';
import { ProductHero } from '@/features/shop/ProductHero';
import { interpolate } from '@/lib/interpolate';
import type { WordsOf } from '@/site/words';
import { useRoute } from '@/ui/route';
import { Below } from './single/Below';

type Words = WordsOf<'shop/single'>;

/** Title and description of the product. */
export function metaOf({ meta, catalogue }: Words, { id = '' }: Readonly<Record<string, string>>) {
  const named = (catalogue.products as Record<string, { name: string; text: string }>)[id];
  return { title: interpolate(meta.title, { ...named }), description: interpolate(meta.description, { ...named }) };
}

export default function Single({ catalogue, product: words, about, reviews, related, ...hero }: Words) {
  const product = productOf(useRoute().params.id);
  if (!product) return null;
  return (
    <CatalogueProvider words={catalogue}>
      <ProductHero key={product.id} product={product} words={hero} />
      <Below key={`below ${product.id}`} product={product} words={words} page={{ about, reviews, related }} />
    </CatalogueProvider>
  );
}
