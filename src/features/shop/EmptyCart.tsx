import { useSelector } from 'react-redux';
import { cartSlice, selectCartCount, selectLines, selectUnavailable } from '@/features/cart/cartSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Isobars } from '@/ui/art/Isobars';
import { SleepingCart, sleepingCartCapacity } from '@/ui/art/SleepingCart';
import { useHydrated } from '@/ui/useHydrated';
import styles from './EmptyCart.module.scss';
import { ProductCard } from './ProductCard';
import related from './RelatedProducts.module.scss';
import { otherSuggestions } from './suggestedProducts';
import { useCartGoods } from './useCartGoods';
import { useCatalogue } from './useCatalogue';

export interface EmptyCartWords {
  empty: { title: string; filled: string; text: string; preview: string; shop: string; cart: string; wishlist: string };
  suggestions: string;
}

/** Empty cart with four suggestions, none of which is in the cart. */
export function EmptyCart({ empty, suggestions }: EmptyCartWords) {
  const count = useSelector(selectCartCount);
  const unavailable = useSelector(selectUnavailable);
  const { words } = useCatalogue();
  // The prerendered cart holds the samples; the actual count is known after hydration.
  const hydrated = useHydrated();
  const filled = hydrated && count > 0;
  const lines = useSelector(selectLines);
  const goods = useCartGoods(sleepingCartCapacity);
  const inCart = new Set((hydrated ? lines : cartSlice.getInitialState().lines).map(({ productId }) => productId));
  return (
    <>
      {/* As below the full cart, the footer shows only its last line. */}
      <section className={styles.root} aria-labelledby="empty-title" data-slim-footer="">
        <Isobars name="soft" />
        <div className={styles.content}>
          <SleepingCart goods={filled ? goods : []} />
          <div className={styles.words}>
            <h1 id="empty-title">{filled ? empty.filled : empty.title}</h1>
            {unavailable && <p className={styles.unavailable}>{words.cart.unavailable}</p>}
            <p>{filled ? empty.preview : empty.text}</p>
            <div className={styles.actions}>
              {filled && (
                <Button to="shop/cart" size="l" icon="arrow-right">
                  {interpolate(empty.cart, { count })}
                </Button>
              )}
              <Button to="shop/grid" size="l" {...(filled ? { variant: 'line' } : { icon: 'arrow-right' })}>
                {empty.shop}
              </Button>
              {!filled && (
                <Button to="account/wishlist" size="l" variant="line">
                  {empty.wishlist}
                </Button>
              )}
            </div>
          </div>
        </div>
      </section>
      <Section tight labelledBy="suggestions-title">
        <h2 id="suggestions-title" className={related.title}>
          {suggestions}
        </h2>
        <div className={related.row}>
          {otherSuggestions
            .filter(({ id }) => !inCart.has(id))
            .slice(0, 4)
            .map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
        </div>
      </Section>
    </>
  );
}
