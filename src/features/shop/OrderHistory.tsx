import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ordersRequested, selectOrders, selectOrdersLoadFailed } from '@/features/checkout/ordersSlice';
import { Parcel } from '@/ui/art/Parcel';
import { SampleOrder } from './EmptySamples';
import { EmptyState } from './EmptyState';
import { OrderCard, type OrderHistoryWords } from './OrderCard';
import styles from './OrderHistory.module.scss';
import { OrdersLoadFailure } from './OrdersLoadFailure';
import { ProductIdeas } from './ProductIdeas';
import { mostReviewed } from './suggestedProducts';

/** Stored orders, newest first, with reorder. */
export function OrderHistory(words: OrderHistoryWords) {
  const dispatch = useDispatch();
  const orders = useSelector(selectOrders);
  const missed = useSelector(selectOrdersLoadFailed);
  useEffect(() => {
    dispatch(ordersRequested());
  }, [dispatch]);
  if (missed) return <OrdersLoadFailure />;
  const nothing = (
    <>
      <EmptyState picture={<Parcel />} sample={<SampleOrder />} words={words.empty} />
      <ProductIdeas title={words.ideas} from={mostReviewed} />
    </>
  );
  // Before storage is read: the empty state, invisible, reserves the space.
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
