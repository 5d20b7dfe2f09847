import type en from '@words/en/account/wishlist.json';
import { useDispatch, useSelector } from 'react-redux';
import { isInStock, pictureOf, productOf } from '@/data/products';
import { sizeKindOf } from '@/data/sizes';
import { productToggled, selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Mascot } from '@/ui/art/Mascot';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useHydrated } from '@/ui/useHydrated';
import { EmptyState } from './EmptyState';
import { Price } from './Price';
import { ProductIdeas } from './ProductIdeas';
import styles from './Wishlist.module.scss';
import { colorQuery, firstColorInStock } from './productColor';
import { suggestedProducts } from './suggestedProducts';
import { useCatalogue } from './useCatalogue';
import { useAddToCart } from './useAddToCart';

type WishlistWords = Omit<typeof en, 'meta'>;

/** Wishlist: add to cart or remove. */
export function Wishlist({ list, count, move, choose, remove, removeNamed, soldOut, empty, ideas }: WishlistWords) {
  const dispatch = useDispatch();
  const { nameOf, textOf } = useCatalogue();
  const add = useAddToCart();
  const ids = useSelector(selectWishedIds);
  const removable = useFocusAfterRemoval();
  const wished = ids.flatMap((id) => productOf(id) ?? []);
  const nothing = (
    <>
      <EmptyState picture={<Mascot pose="sit" mood="sleep" />} words={empty} />
      <ProductIdeas title={ideas} from={suggestedProducts} known={ids} />
    </>
  );
  // Known after hydration; until then an invisible empty state reserves the space.
  if (!useHydrated()) return <div className={styles.waiting}>{nothing}</div>;
  if (wished.length === 0) return nothing;
  return (
    <>
      <section aria-label={list}>
        <h2 className="visually-hidden">{list}</h2>
        <p role="status" className={styles.count}>
          {interpolate(count, { count: wished.length })}
        </p>
        <ul className={styles.root}>
          {wished.map((product) => {
            const { id, attributes } = product;
            const color = firstColorInStock(product);
            const isSoldOut = !isInStock(product);
            const page = { to: 'shop/single', params: { id }, search: colorQuery(product, color) } as const;
            return (
              <li key={id} ref={removable}>
                <div className={styles.tile} data-color={color}>
                  <img src={pictureOf(product, color)} alt="" width="132" height="132" loading="lazy" />
                </div>
                <div className={styles.words}>
                  <h3>
                    <PageLink {...page}>{nameOf(id)}</PageLink>
                  </h3>
                  <p>{textOf(id)}</p>
                  <Price product={product} />
                </div>
                <div className={styles.actions}>
                  {attributes.size ? (
                    <Button size="s" variant="line" {...page}>
                      {choose[sizeKindOf(attributes.size[0] ?? '')]}
                    </Button>
                  ) : (
                    <Button
                      size="s"
                      variant="line"
                      disabled={isSoldOut}
                      onClick={ignoreDoubleClick(() => {
                        add(product, { color, size: null });
                        dispatch(productToggled(id));
                      })}
                    >
                      {isSoldOut ? soldOut : move}
                    </Button>
                  )}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={interpolate(removeNamed, { name: nameOf(id) })}
                    onClick={ignoreDoubleClick(() => dispatch(productToggled(id)))}
                  >
                    {remove}
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <ProductIdeas title={ideas} from={suggestedProducts} known={ids} />
    </>
  );
}
