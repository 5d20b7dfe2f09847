import { memo, useState } from 'react';
import type { ColorId } from '@/data/colors';
import { type Product, isInStock, pictureOf } from '@/data/products';
import { PageLink } from '@/ui/PageLink';
import { Price } from './Price';
import styles from './ProductCard.module.scss';
import { QuickAdd } from './QuickAdd';
import { Stars } from './Stars';
import { Swatches } from './Swatches';
import { WishButton } from './WishButton';
import { useCatalogue } from './catalogue';

interface ProductCardProps {
  product: Product;
  /** The heading's level, so that the page's outline holds. */
  level?: 2 | 3;
  /** In the first view: its picture is fetched at once. */
  eager?: boolean;
  /** The colour that was asked for; the product's first one where none was. */
  asked?: ColorId;
}

/** A product on a shelf: its picture in every colour, heart, quick add, price and rating. */
export const ProductCard = memo(function ProductCard({ product, level = 3, eager = false, asked }: ProductCardProps) {
  const { words, nameOf, ratingOf, saleOf, starsOf } = useCatalogue();
  const { id, attributes, review, sale, tag } = product;
  const [first] = attributes.colors;
  // A choice of the card's own holds until another colour is asked for.
  const [own, setOwn] = useState<{ color: ColorId; asked: ColorId | undefined }>();
  const color = own && own.asked === asked ? own.color : (asked ?? first);
  const name = nameOf(id);
  const soldOut = !isInStock(product, [color]);
  const Heading = level === 2 ? 'h2' : 'h3';
  const pill = soldOut ? words.card.soldOut : sale ? saleOf(sale) : tag && words.tags[tag];
  return (
    <article className={styles.root} data-sold={soldOut || undefined}>
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
          <WishButton id={id} />
        </div>
        {!soldOut && (
          <div className={styles.add}>
            <QuickAdd product={product} color={color} />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <PageLink to="shop/single" params={{ id }} search={color === first ? undefined : `color=${color}`}>
            {name}
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
            onChoose={(one) => setOwn({ color: one, asked })}
          />
        )}
      </div>
    </article>
  );
});
