import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ordersRequested } from '@/features/checkout/ordersSlice';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import styles from './EmptyState.module.scss';
import { useCatalogue } from './useCatalogue';
import { focusHeading } from '@/ui/focusHeading';

/** Orders could not be loaded; retry. `level`: heading level. */
export function OrdersLoadFailure({ level: Heading = 'h2' }: { level?: 'h1' | 'h2' }) {
  const dispatch = useDispatch();
  const { missed } = useCatalogue().words;
  // The retry button is removed once the orders are loaded: move the focus to the heading.
  useEffect(() => () => queueMicrotask(focusHeading), []);
  return (
    <section className={styles.root} aria-labelledby="missed-title">
      <Mascot mood="oh" />
      <Heading id="missed-title">{missed.title}</Heading>
      <p>{missed.text}</p>
      <Button onClick={() => dispatch(ordersRequested())}>{missed.again}</Button>
    </section>
  );
}
