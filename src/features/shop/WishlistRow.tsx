import type en from '@words/en/account/wishlist.json';
import type { Ref } from 'react';
import { useDispatch } from 'react-redux';
import type { ColorId } from '@/data/colors';
import { type Product, isInStock, pictureOf } from '@/data/products';
import { sizeKindOf } from '@/data/sizes';
import { productToggled } from '@/features/wishlist/wishlistSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import { Price } from './Price';
import { Swatches } from './Swatches';
import styles from './WishlistRow.module.scss';
import { colorQuery } from './productColor';
import { useCatalogue } from './useCatalogue';

interface WishlistRowProps {
  words: Pick<typeof en, 'move' | 'choose' | 'remove' | 'removeNamed' | 'inStock' | 'soldOut'>;
  product: Product;
  color: ColorId;
  onColor: (color: ColorId) => void;
  onMove: () => void;
  ref: Ref<HTMLLIElement>;
}

/** Product on the wishlist: colour, rating and stock; to move to the cart, or where it has sizes, to open. */
export function WishlistRow({ words, product, color, onColor, onMove, ref }: WishlistRowProps) {
  const dispatch = useDispatch();
  const { nameOf, textOf, ratingOf, starsOf } = useCatalogue();
  const { id, attributes, review } = product;
  const name = nameOf(id);
  const inStock = isInStock(product, [color]);
  const page = { to: 'shop/single', params: { id }, search: colorQuery(product, color) } as const;
  return (
    <li ref={ref} className={styles.root}>
      <div className={styles.tile} data-color={color}>
        <img src={pictureOf(product, color)} alt="" width="132" height="132" loading="lazy" />
      </div>
      <div className={styles.words}>
        <h3>
          <PageLink {...page}>{name}</PageLink>
        </h3>
        <p className={styles.text}>{textOf(id)}</p>
        <div className={styles.facts}>
          {attributes.colors.length > 1 && (
            <Swatches name={name} colors={attributes.colors} chosen={color} onChoose={onColor} />
          )}
          <p className={styles.rating}>
            <span aria-hidden="true">
              {starsOf(review.stars)} ({review.count})
            </span>
            <span className="visually-hidden">{ratingOf(review)}</span>
          </p>
          <p className={styles.stock} data-in-stock={inStock || undefined}>
            {inStock ? words.inStock : words.soldOut}
          </p>
        </div>
      </div>
      <div className={styles.price}>
        <Price product={product} />
      </div>
      <div className={styles.actions}>
        {attributes.size ? (
          <Button size="s" variant="line" {...page}>
            {words.choose[sizeKindOf(attributes.size[0] ?? '')]}
          </Button>
        ) : (
          <Button size="s" variant="line" disabled={!inStock} onClick={ignoreDoubleClick(onMove)}>
            {words.move}
          </Button>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={interpolate(words.removeNamed, { name })}
          onClick={ignoreDoubleClick(() => dispatch(productToggled(id)))}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
