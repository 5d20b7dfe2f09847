import { dateFormat } from '@/lib/formats';
import type en from '@words/en/shop/checkout.json';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ordersRequested, selectOrders, selectOrdersLoadFailed } from '@/features/checkout/ordersSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import { printer } from '@/ui/icons/printer';
import { useLanguage } from '@/ui/translation';
import { OrdersLoadFailure } from '../OrdersLoadFailure';
import styles from './OrderConfirmation.module.scss';
import { Receipt } from './OrderSummary';

interface OrderConfirmationProps {
  words: Pick<typeof en, 'done' | 'summary' | 'delivery'>;
  number: string;
  /** Just placed: focus the confirmation. */
  fresh?: boolean;
}

/** Order confirmation from storage, with a print style. */
export function OrderConfirmation({
  words: { done, summary, delivery },
  number,
  fresh = false,
}: OrderConfirmationProps) {
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
        <OrdersLoadFailure level="h1" />
      </div>
    );
  }
  if (orders === null) return <div className={styles.waiting} aria-busy="true" />;
  if (!order) {
    return (
      <section className={styles.root}>
        <div className={styles.mascot}>
          <Mascot mood="oh" />
        </div>
        <h1 tabIndex={-1}>{done.missing}</h1>
        <p>{interpolate(done.missingText, { number })}</p>
        <Button to="shop/grid">{done.shop}</Button>
      </section>
    );
  }
  const date = dateFormat(language, { dateStyle: 'long' }).format(new Date(order.placedAt));
  const { name, street, more, postalCode, city, country, method } = order;
  return (
    <section className={styles.root}>
      <div className={styles.mascot}>
        <Mascot pose="stand" mood="open" bolt />
      </div>
      <h1 ref={title} tabIndex={-1}>
        {interpolate(done.title, { name: name.split(' ')[0] ?? name })}
      </h1>
      <p>{interpolate(done.text, { number, date, email: order.email })}</p>
      <div className={styles.paper}>
        <p className={styles.number}>
          {done.number} <strong>{number}</strong>
        </p>
        <address>
          {[
            name,
            street,
            more,
            `${postalCode} ${city}`,
            (delivery.countries as Record<string, string>)[country],
            delivery.methods[method].title,
          ]
            .filter(Boolean)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
        <Receipt words={summary} lines={order.lines} totals={order} code={order.code} />
      </div>
      <div className={styles.actions}>
        <Button to="account/order-history">{done.history}</Button>
        <Button variant="line" leadIcon={printer} onClick={() => window.print()}>
          {done.print}
        </Button>
        <Button variant="text" to="shop/grid">
          {done.shop}
        </Button>
      </div>
    </section>
  );
}
