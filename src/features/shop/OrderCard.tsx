import type en from '@words/en/account/order-history.json';
import { useDispatch } from 'react-redux';
import { pictureOf, productOf, stockOf } from '@/data/products';
import { panelOpened } from '@/features/cart/cartSlice';
import type { Order } from '@/features/checkout/ordersSlice';
import { dateFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { announce } from '@/ui/LiveRegion';
import { useLanguage } from '@/ui/translation';
import styles from './OrderCard.module.scss';
import { OrderSteps } from './OrderSteps';
import { Receipt } from './checkout/OrderReceipt';
import { useAddToCart } from './useAddToCart';
import { useCatalogue } from './useCatalogue';
import { useOrderProgress } from './useOrderProgress';

export type OrderHistoryWords = Omit<typeof en, 'meta'>;

/** Country name by code; undefined for invalid codes. */
const countryName = (code: string, language: string) =>
  /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames([language], { type: 'region' }).of(code) : undefined;

/** Products shown before an order is expanded. */
const maxPictures = 4;

/** Pictures of an order's products; their names are beside them. */
function OrderPictures({ lines }: Pick<Order, 'lines'>) {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {lines.slice(0, maxPictures).map(({ productId, color, size }) => {
        const product = productOf(productId);
        return (
          <span key={`${productId} ${color} ${size}`} data-color={color}>
            {product && <img src={pictureOf(product, color)} alt="" width="112" height="112" loading="lazy" />}
          </span>
        );
      })}
      {lines.length > maxPictures && <span className={styles.others}>+{lines.length - maxPictures}</span>}
    </div>
  );
}

/** An order: state, pictures, the steps of its delivery, and actions. */
export function OrderCard({ order, words }: { order: Order; words: OrderHistoryWords }) {
  const dispatch = useDispatch();
  const language = useLanguage();
  const { price, nameOf, words: catalogue } = useCatalogue();
  const { isDelivered, line: due, ...progress } = useOrderProgress(order);
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
          <p className={styles.badges}>
            <Badge tone={isDelivered ? 'quiet' : 'brand'}>{catalogue.order[progress.current]}</Badge>
            {order.example && <span>{catalogue.order.example}</span>}
          </p>
          <p className={styles.due}>{due}</p>
        </div>
        <div className={styles.number}>
          <h3>{interpolate(words.number, { number })}</h3>
          <p>
            <time dateTime={placedAt}>{interpolate(words.placed, { date })}</time>
          </p>
        </div>
      </div>
      <div className={styles.goods}>
        <OrderPictures lines={lines} />
        <div className={styles.sum}>
          <ul>
            {lines.slice(0, maxPictures).map(({ productId, color, size, quantity }) => (
              <li key={`${productId} ${color} ${size}`}>
                {quantity > 1 && <b>{quantity} ×</b>} {nameOf(productId)}
              </li>
            ))}
          </ul>
          <p>
            <strong>{price(total)}</strong> {interpolate(words.pieces, { count: pieces })}
          </p>
        </div>
      </div>
      {!isDelivered && (
        <div className={styles.steps}>
          <OrderSteps {...progress} />
        </div>
      )}
      <div className={styles.actions}>
        <Button size="s" variant="line" onClick={again}>
          {words.again}
        </Button>
        <Button size="s" variant="line" to="shop/checkout" search={`order=${number}`}>
          {words.receipt}
        </Button>
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
