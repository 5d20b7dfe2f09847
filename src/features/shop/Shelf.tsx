import type enGrid from '@words/en/shop/grid.json';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { ProductCard } from './ProductCard';
import { Promo } from './Promo';
import { ServiceCard } from './ServiceCard';
import styles from './Shelf.module.scss';
import type { Filters } from './filters';
import { type Shelved, colorFor } from './findProducts';

export const VirtualShelf = lazyHydrate(
  async () => (await import(/* webpackChunkName: "virtual-shelf" */ './VirtualShelf')).VirtualShelf,
);

/** More than so many and only those in sight are rendered. */
const plain = 100;

/** Cards in the first view, whose pictures can't wait. */
const inView = 4;

interface ShelfProps {
  items: readonly Shelved[];
  /** What was asked for: each card begins with a colour that was. */
  filters: Pick<Filters, 'color' | 'size'>;
  /** Nothing narrows or orders the shelf: its first product is shown large, and the last place is ours. */
  whole: boolean;
  promo: (typeof enGrid)['promo'];
  service: (typeof enGrid)['service'];
}

/** The products that were found. */
export function Shelf({ items, filters, whole, promo, service }: ShelfProps) {
  if (items.length > plain) return <VirtualShelf items={items} filters={filters} />;
  const large = whole ? items[0] : undefined;
  return (
    <div className={styles.root}>
      {large && <Promo product={large.product} words={promo} />}
      {(large ? items.slice(1) : items).map(({ product }, index) => (
        <ProductCard
          key={product.id}
          product={product}
          level={2}
          eager={index < inView}
          asked={colorFor(product, filters)}
        />
      ))}
      {large && <ServiceCard words={service} />}
    </div>
  );
}
