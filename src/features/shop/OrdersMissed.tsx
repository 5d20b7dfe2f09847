import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ordersOpened } from '@/features/checkout/ordersSlice';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import styles from './NothingYet.module.scss';
import { useCatalogue } from './catalogue';
import { focusHeading } from '@/ui/focusHeading';

/** The orders could not be read: they are still there, and can be asked for again. `level` is that of its heading. */
export function OrdersMissed({ level: Heading = 'h2' }: { level?: 'h1' | 'h2' }) {
  const dispatch = useDispatch();
  const { missed } = useCatalogue().words;
  // Its button goes with it once the orders are here.
  useEffect(() => () => queueMicrotask(focusHeading), []);
  return (
    <section className={styles.root} aria-labelledby="missed-title">
      <Mascot mood="oh" />
      <Heading id="missed-title">{missed.title}</Heading>
      <p>{missed.text}</p>
      <Button onClick={() => dispatch(ordersOpened())}>{missed.again}</Button>
    </section>
  );
}
