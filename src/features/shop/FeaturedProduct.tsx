import type { Product } from '@/data/products';
import { isInStock, pictureOf } from '@/data/products';
import { Button } from '@/ui/Button';
import { Isobars } from '@/ui/art/Isobars';
import { PageLink } from '@/ui/PageLink';
import { Price } from './Price';
import styles from './FeaturedProduct.module.scss';
import { WishlistButton } from './WishlistButton';
import { colorQuery, firstColorInStock } from './productColor';
import { useCatalogue } from './useCatalogue';
import { useAddToCart } from './useAddToCart';

interface FeaturedProductProps {
  product: Product;
  /** `open` leads to the product, for products whose size must be chosen. */
  words: { tag: string; text: string; open: string };
}

/** Featured product, two columns wide, first in the unfiltered grid. */
export function FeaturedProduct({ product, words }: FeaturedProductProps) {
  const { words: names, nameOf } = useCatalogue();
  const add = useAddToCart();
  const color = firstColorInStock(product);
  const isSoldOut = !isInStock(product);
  const page = { to: 'shop/single', params: { id: product.id }, search: colorQuery(product, color) } as const;
  return (
    <article className={styles.root}>
      <Isobars name="card" tone="onInk" />
      <img
        src={pictureOf(product, color)}
        alt=""
        width="300"
        height="300"
        decoding="async"
        className={styles.picture}
      />
      <div className={styles.heart}>
        <WishlistButton id={product.id} />
      </div>
      <div className={styles.words}>
        <p className={styles.tag}>{words.tag}</p>
        <h2>
          <PageLink {...page}>{nameOf(product.id)}</PageLink>
        </h2>
        <p>{words.text}</p>
        <div className={styles.buy}>
          {product.attributes.size ? (
            <Button {...page}>{words.open}</Button>
          ) : (
            <Button disabled={isSoldOut} onClick={() => add(product, { color, size: null })}>
              {isSoldOut ? names.card.soldOut : names.card.add}
            </Button>
          )}
          <Price product={product} />
        </div>
      </div>
    </article>
  );
}
