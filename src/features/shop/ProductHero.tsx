import type enSingle from '@words/en/shop/single.json';
import type { Product } from '@/data/products';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import styles from './ProductHero.module.scss';
import { useCatalogue } from './useCatalogue';
import { serializeFilters, noFilters } from './filters';
import { useVariantChoice } from './useVariantChoice';

interface ProductHeroProps {
  product: Product;
  words: Pick<typeof enSingle, 'trail' | 'home' | 'shop' | 'gallery' | 'buy' | 'guide'>;
}

/** Gallery and buy box; the variant is in the query. */
export function ProductHero({ product, words }: ProductHeroProps) {
  const { nameOf, categoryOf } = useCatalogue();
  const [choice, choose] = useVariantChoice(product);
  const { categoryId } = product;
  const categoryQuery = serializeFilters({ ...noFilters, category: [categoryId] });
  return (
    <div className={styles.root}>
      <Breadcrumb
        label={words.trail}
        steps={[
          { label: words.home, to: 'home' },
          { label: words.shop, to: 'shop/grid' },
          { label: categoryOf(categoryId), to: 'shop/grid', search: categoryQuery },
        ]}
        here={nameOf(product.id)}
      />
      <div className={styles.columns}>
        <Gallery product={product} words={words.gallery} choice={choice} onView={(view) => choose({ view })} />
        <BuyBox product={product} words={words.buy} guide={words.guide} choice={choice} onChoose={choose} />
      </div>
    </div>
  );
}
