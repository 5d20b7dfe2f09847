import type en from '@words/en/account/wishlist.json';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ColorId } from '@/data/colors';
import { priceOf } from '@/data/prices';
import { type Product, isInStock, productOf } from '@/data/products';
import { productToggled, selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { interpolate } from '@/lib/interpolate';
import { sumOf } from '@/lib/sumOf';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useHydrated } from '@/ui/useHydrated';
import { SampleWishes } from './EmptySamples';
import { EmptyState } from './EmptyState';
import { ProductIdeas } from './ProductIdeas';
import styles from './Wishlist.module.scss';
import { WishlistRow } from './WishlistRow';
import { firstColorInStock } from './productColor';
import { suggestedProducts } from './suggestedProducts';
import { useAddToCart } from './useAddToCart';
import { useCatalogue } from './useCatalogue';

type WishlistWords = Omit<typeof en, 'meta'>;

/** Wishlist: choose a colour, add to cart, one product or all, or remove. */
export function Wishlist({ list, count, total, moveAll, empty, ideas, ...words }: WishlistWords) {
  const dispatch = useDispatch();
  const add = useAddToCart();
  const { price } = useCatalogue();
  const ids = useSelector(selectWishedIds);
  const removable = useFocusAfterRemoval();
  const [chosen, setChosen] = useState<Readonly<Record<string, ColorId>>>({});
  const colorOf = (product: Product) => chosen[product.id] ?? firstColorInStock(product);
  const wished = ids.flatMap((id) => productOf(id) ?? []);
  const nothing = (
    <>
      <EmptyState
        picture={<Mascot pose="sit" mood="sleep" />}
        sample={<SampleWishes title={empty.example} />}
        words={empty}
      />
      <ProductIdeas title={ideas} from={suggestedProducts} known={ids} />
    </>
  );
  // Known after hydration; until then an invisible empty state reserves the space.
  if (!useHydrated()) return <div className={styles.waiting}>{nothing}</div>;
  if (wished.length === 0) return nothing;
  const move = (product: Product) => {
    add(product, { color: colorOf(product), size: null });
    dispatch(productToggled(product.id));
  };
  // The others need a size or are sold out.
  const movable = wished.filter((product) => !product.attributes.size && isInStock(product, [colorOf(product)]));
  return (
    <>
      <section className={styles.root} aria-label={list}>
        <div className={styles.head}>
          <h2>
            <span role="status">{interpolate(count, { count: wished.length })}</span>
          </h2>
          {movable.length > 1 && (
            <>
              <p>
                {total} <strong>{price(sumOf(movable.map(priceOf)))}</strong>
              </p>
              <Button size="s" onClick={ignoreDoubleClick(() => movable.forEach(move))}>
                {movable.length === wished.length ? moveAll.all : interpolate(moveAll.some, { count: movable.length })}
              </Button>
            </>
          )}
        </div>
        <ul>
          {wished.map((product) => (
            <WishlistRow
              key={product.id}
              ref={removable}
              words={words}
              product={product}
              color={colorOf(product)}
              onColor={(color) => setChosen({ ...chosen, [product.id]: color })}
              onMove={() => move(product)}
            />
          ))}
        </ul>
      </section>
      <ProductIdeas title={ideas} from={suggestedProducts} known={ids} />
    </>
  );
}
