import type en from '@words/en/shop/single.json';
import type { Product } from '@/data/products';
import { type ProductWords, ProductFacts } from '@/features/shop/ProductFacts';
import { RelatedProducts } from '@/features/shop/RelatedProducts';
import { Reviews } from '@/features/shop/Reviews';

interface BelowProps {
  product: Product;
  words: ProductWords;
  page: Pick<typeof en, 'about' | 'reviews' | 'related'>;
}

export function Below({ product, words: { reviews, ...facts }, page }: BelowProps) {
  return (
    <>
      <ProductFacts {...facts} product={product} titles={page.about} />
      <Reviews product={product} words={page.reviews} texts={reviews} />
      <RelatedProducts title={page.related} product={product} />
    </>
  );
}
