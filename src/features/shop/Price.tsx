import { priceOf } from '@/data/prices';
import type { Product } from '@/data/products';
import styles from './Price.module.scss';
import { useCatalogue } from './useCatalogue';

interface PriceProps {
  product: Product;
  size?: 'm' | 'l';
}

/** Price; on sale with the former price. */
export function Price({ product, size = 'm' }: PriceProps) {
  const { words, price } = useCatalogue();
  return (
    <p className={`${styles.root} ${size === 'l' ? styles.l : ''}`}>
      {product.sale && (
        <>
          <span className="visually-hidden">{words.card.before} </span>
          <s>{price(product.price)}</s>
          <span className="visually-hidden"> {words.card.now} </span>
        </>
      )}
      <strong>{price(priceOf(product))}</strong>
    </p>
  );
}
