import { dateFormat } from '@/lib/formats';
import type en from '@words/en/account/order-history.json';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pictureOf, productOf, stockOf } from '@/data/products';
import { panelOpened } from '@/features/cart/cartSlice';
import { type Order, ordersRequested, selectOrders, selectOrdersLoadFailed } from '@/features/checkout/ordersSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { Icon } from '@/ui/Icon';
import { useLanguage } from '@/ui/translation';
import { EmptyState } from './EmptyState';
import { OrdersLoadFailure } from './OrdersLoadFailure';
import styles from './OrderHistory.module.scss';
import { useCatalogue } from './useCatalogue';
import { Receipt } from './checkout/OrderSummary';
import { useAddToCart } from './useAddToCart';

type HistoryWords = Omit<typeof en, 'meta'>;

/** Country name by code; undefined for invalid codes. */
const countryName = (code: string, language: string) =>
  /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames([language], { type: 'region' }).of(code) : undefined;

/** Thumbnails shown before an order is expanded. */
const maxThumbnails = 4;

function OrderCard({ order, words }: { order: Order; words: HistoryWords }) {
  const dispatch = useDispatch();
  const language = useLanguage();
  const { price } = useCatalogue();
  const add = useAddToCart();
  const { number, placedAt, lines, total, name, street, more, postalCode, city, country, method } = order;
  const date = dateFormat(language, { dateStyle: 'long' }).format(new Date(placedAt));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const again = () => {
    let isComplete = true;
    for (const { productId, color, size, quantity } of lines) {
      const product = productOf(productId);
      const stock = product ? stockOf(product, { color, size }) : 0;
      isComplete &&= stock >= quantity;
      if (product && stock > 0) add(product, { color, size }, quantity);
    }
    if (!isComplete) announce(words.gone);
    dispatch(panelOpened());
  };
  return (
    <li className={styles.order}>
      <div className={styles.head}>
        <div>
          <h3>{interpolate(words.number, { number })}</h3>
          <p>
            <time dateTime={placedAt}>{interpolate(words.placed, { date })}</time> ·{' '}
            {interpolate(words.pieces, { count: pieces })}
          </p>
        </div>
        <strong>{price(total)}</strong>
      </div>
      <div className={styles.row}>
        <div className={styles.tiles} aria-hidden="true">
          {lines.slice(0, maxThumbnails).map((line) => {
            const product = productOf(line.productId);
            return (
              <span key={`${line.productId} ${line.color} ${line.size}`} data-color={line.color}>
                {product && <img src={pictureOf(product, line.color)} alt="" width="64" height="64" loading="lazy" />}
              </span>
            );
          })}
          {lines.length > maxThumbnails && <span className={styles.others}>+{lines.length - maxThumbnails}</span>}
        </div>
        <div className={styles.actions}>
          <Button size="s" variant="line" to="shop/checkout" search={`order=${number}`}>
            {words.receipt}
          </Button>
          <Button size="s" onClick={again}>
            {words.again}
          </Button>
        </div>
      </div>
      <details className={styles.details}>
        <summary>
          {words.details}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.opened}>
          <dl>
            <dt>{method === 'pickup' ? words.pickup : words.address}</dt>
            <dd>
              {[name, street, more, `${postalCode} ${city}`, countryName(country, language)]
                .filter(Boolean)
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
            </dd>
            {order.last4 && <dd>{interpolate(words.paid, { last4: order.last4 })}</dd>}
          </dl>
          <Receipt words={words.summary} lines={lines} totals={order} code={order.code} />
        </div>
      </details>
    </li>
  );
}

/** Stored orders, newest first, with reorder. */
export function OrderHistory(words: HistoryWords) {
  const dispatch = useDispatch();
  const orders = useSelector(selectOrders);
  const missed = useSelector(selectOrdersLoadFailed);
  useEffect(() => {
    dispatch(ordersRequested());
  }, [dispatch]);
  if (missed) return <OrdersLoadFailure />;
  const nothing = <EmptyState words={words.empty} />;
  // Before storage is read: an invisible empty state reserves the space.
  if (orders === null) return <div className={styles.waiting}>{nothing}</div>;
  if (orders.length === 0) return nothing;
  return (
    <section aria-label={words.list}>
      <h2 className="visually-hidden">{words.list}</h2>
      <ol className={styles.root}>
        {orders.map((order) => (
          <OrderCard key={order.number} order={order} words={words} />
        ))}
      </ol>
    </section>
  );
}
