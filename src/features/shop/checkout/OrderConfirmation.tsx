import { dateFormat } from '@/lib/formats';
import type en from '@words/en/shop/checkout.json';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Order, ordersRequested, selectOrders, selectOrdersLoadFailed } from '@/features/checkout/ordersSlice';
import { interpolate } from '@/lib/interpolate';
import { withNonBreakingSpaces } from '@/lib/withNonBreakingSpaces';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import { printer } from '@/ui/icons/printer';
import { useLanguage } from '@/ui/translation';
import { OrderSteps } from '../OrderSteps';
import { OrdersLoadFailure } from '../OrdersLoadFailure';
import { ProductCard } from '../ProductCard';
import related from '../RelatedProducts.module.scss';
import { otherSuggestions } from '../suggestedProducts';
import { useOrderProgress } from '../useOrderProgress';
import styles from './OrderConfirmation.module.scss';
import { PaperReceipt } from './PaperReceipt';

interface OrderConfirmationProps {
  words: Pick<typeof en, 'done' | 'summary' | 'delivery' | 'review'>;
  /** Heading of the suggested products. */
  ideas: string;
  number: string;
  /** Just placed: focus the confirmation. */
  fresh?: boolean;
}

/** What would happen next in a real shop, by date. */
function NextSteps({ words, order }: { words: (typeof en)['done']; order: Order }) {
  const progress = useOrderProgress(order);
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">{words.next}</h2>
      <p>{words.nextText}</p>
      <OrderSteps {...progress} />
    </section>
  );
}

/** Three products that were not ordered. */
function Ideas({ title, order }: { title: string; order: Order }) {
  const ordered = new Set(order.lines.map(({ productId }) => productId));
  return (
    <section className={styles.ideas} aria-labelledby="ideas-title">
      <h2 id="ideas-title">{title}</h2>
      <div className={`${related.row} ${styles.three}`}>
        {otherSuggestions
          .filter(({ id }) => !ordered.has(id))
          .slice(0, 3)
          .map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
      </div>
    </section>
  );
}

/** Order confirmation from storage, with a print style. */
export function OrderConfirmation({ words, ideas, number, fresh = false }: OrderConfirmationProps) {
  const { done } = words;
  const dispatch = useDispatch();
  const language = useLanguage();
  const orders = useSelector(selectOrders);
  const missed = useSelector(selectOrdersLoadFailed);
  useEffect(() => {
    dispatch(ordersRequested());
  }, [dispatch]);
  const order = orders?.find((known) => known.number === number);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!fresh || !order) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [fresh, order]);
  if (missed) {
    return (
      <div className={styles.root}>
        <div className={styles.content}>
          <OrdersLoadFailure level="h1" />
        </div>
      </div>
    );
  }
  if (orders === null) return <div className={styles.waiting} aria-busy="true" />;
  if (!order) {
    return (
      <section className={styles.root}>
        <div className={styles.content}>
          <div className={styles.mascot}>
            <Mascot mood="oh" />
          </div>
          <h1 tabIndex={-1}>{done.missing}</h1>
          <p>{interpolate(done.missingText, { number })}</p>
          <Button to="shop/grid">{done.shop}</Button>
        </div>
      </section>
    );
  }
  const date = withNonBreakingSpaces(dateFormat(language, { dateStyle: 'long' }).format(new Date(order.placedAt)));
  const [before, after] = interpolate(done.text, { number: '\n', date, email: order.email }).split('\n');
  return (
    // The footer leaves out all but its last line, see Footer.module.scss.
    <section className={styles.root} data-slim-footer="">
      <div className={`${styles.content} ${styles.placed}`}>
        <h1 ref={title} tabIndex={-1}>
          {interpolate(done.title, { name: order.name.split(' ')[0] ?? order.name })}
        </h1>
        <p>
          {before}
          <span className={styles.number}>{number}</span>
          {after}
        </p>
        <div className={styles.actions}>
          <Button to="account/order-history">{done.history}</Button>
          <Button variant="line" leadIcon={printer} onClick={() => window.print()}>
            {done.print}
          </Button>
          <Button variant="text" to="shop/grid">
            {done.shop}
          </Button>
        </div>
        <div className={styles.receipt}>
          <PaperReceipt words={words} order={order} />
        </div>
        <NextSteps words={done} order={order} />
        <Ideas title={ideas} order={order} />
      </div>
    </section>
  );
}
