import type enGrid from '@words/en/shop/grid.json';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { ProductCard } from './ProductCard';
import { FeaturedProduct } from './FeaturedProduct';
import { ServiceTeaser } from './ServiceTeaser';
import styles from './ProductGrid.module.scss';
import type { Filters } from './filters';
import { type IndexedProduct, colorFor } from './findProducts';

/** Loaded for the first list of more than `virtualizeFrom` items. */
export const VirtualProductGrid = lazyHydrate(
  async () => (await import(/* webpackChunkName: "virtual-product-grid" */ './VirtualProductGrid')).VirtualProductGrid,
);

/** Above this number of items only visible rows are rendered. */
const virtualizeFrom = 100;

/** Number of cards whose pictures load eagerly. */
const eagerCount = 4;

interface ProductGridProps {
  items: readonly IndexedProduct[];
  /** Determine each card's initial colour. */
  filters: Pick<Filters, 'color' | 'size'>;
  /** Without filters and sorting: show the featured product and the service teaser. */
  unfiltered: boolean;
  promo: (typeof enGrid)['promo'];
  service: (typeof enGrid)['service'];
}

/** Grid of the found products. */
export function ProductGrid({ items, filters, unfiltered, promo, service }: ProductGridProps) {
  if (items.length > virtualizeFrom) return <VirtualProductGrid items={items} filters={filters} />;
  const large = unfiltered ? items[0] : undefined;
  return (
    <div className={styles.root}>
      {large && <FeaturedProduct product={large.product} words={promo} />}
      {(large ? items.slice(1) : items).map(({ product }, index) => (
        <ProductCard
          key={product.id}
          product={product}
          level={2}
          eager={index < eagerCount}
          preferredColor={colorFor(product, filters)}
        />
      ))}
      {large && <ServiceTeaser words={service} />}
    </div>
  );
}
