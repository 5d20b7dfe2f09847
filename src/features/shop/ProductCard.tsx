import { memo, useState } from 'react';
import type { ColorId } from '@/data/colors';
import { type Product, isInStock, pictureOf } from '@/data/products';
import { PageLink } from '@/ui/PageLink';
import { Price } from './Price';
import styles from './ProductCard.module.scss';
import { QuickAdd } from './QuickAdd';
import { Stars } from './Stars';
import { Swatches } from './Swatches';
import { WishlistButton } from './WishlistButton';
import { colorQuery } from './productColor';
import { useCatalogue } from './useCatalogue';

interface ProductCardProps {
  product: Product;
  /** Heading level. */
  level?: 2 | 3;
  /** Above the fold: the picture loads eagerly. */
  eager?: boolean;
  /** Colour filter; the product's first colour by default. */
  preferredColor?: ColorId;
}

/** Two lines of a name, which break at the space nearest to its middle. */
function linesOf(name: string): [string, string] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? name.length;
  return [name.slice(0, at), name.slice(at + 1)];
}

/** Product card: picture by colour, wishlist button, quick add, price, rating. */
export const ProductCard = memo(function ProductCard({
  product,
  level = 3,
  eager = false,
  preferredColor,
}: ProductCardProps) {
  const { words, nameOf, ratingOf, saleOf, starsOf } = useCatalogue();
  const { id, attributes, review, sale, tag } = product;
  const [first] = attributes.colors;
  // The card's own choice holds until the filter changes.
  const [chosen, setChosen] = useState<{ color: ColorId; preferredColor: ColorId | undefined }>();
  const color = chosen && chosen.preferredColor === preferredColor ? chosen.color : (preferredColor ?? first);
  const name = nameOf(id);
  const [start, end] = linesOf(name);
  const soldOut = !isInStock(product, [color]);
  const Heading = level === 2 ? 'h2' : 'h3';
  const pill = soldOut ? words.card.soldOut : sale ? saleOf(sale) : tag && words.tags[tag];
  return (
    <article className={styles.root} data-sold-out={soldOut || undefined}>
      <div className={styles.tile} data-color={color}>
        <img
          src={pictureOf(product, color)}
          alt=""
          width="300"
          height="300"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.picture}
        />
        {pill && <p className={`${styles.pill} ${soldOut ? styles.outlined : ''}`}>{pill}</p>}
        <div className={styles.heart}>
          <WishlistButton id={id} />
        </div>
      </div>
      {!soldOut && (
        <div className={styles.add}>
          <QuickAdd product={product} color={color} />
        </div>
      )}
      <div className={styles.text}>
        <Heading className={styles.name}>
          <PageLink to="shop/single" params={{ id }} search={colorQuery(product, color)}>
            {start} <span>{end}</span>
          </PageLink>
        </Heading>
        <Price product={product} />
        <p className={styles.rating}>
          <Stars value={review.stars} />
          <span aria-hidden="true">
            {starsOf(review.stars)} <span>({review.count})</span>
          </span>
          <span className="visually-hidden">{ratingOf(review)}</span>
        </p>
        {attributes.colors.length > 1 && (
          <Swatches
            name={name}
            colors={attributes.colors}
            chosen={color}
            onChoose={(one) => setChosen({ color: one, preferredColor })}
          />
        )}
      </div>
    </article>
  );
});
