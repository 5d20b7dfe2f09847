import type enCart from '@words/en/shop/cart.json';
import type { RefObject } from 'react';
import { Button } from '@/ui/Button';
import styles from './CartBar.module.scss';
import { useCatalogue } from './useCatalogue';
import { useOutOfSight } from './useOutOfSight';

interface CartBarProps {
  words: Pick<(typeof enCart)['summary'], 'total' | 'checkout'>;
  total: number;
  /** The summary; the bar shows while it is off-screen, so that it covers none of its lines. */
  summaryRef: RefObject<Element | null>;
}

/** Fixed bar with the total on phones and tablets, where the summary lies below the list. */
export function CartBar({ words, total, summaryRef }: CartBarProps) {
  const { price } = useCatalogue();
  if (!useOutOfSight(summaryRef)) return null;
  return (
    <div className={`${styles.root} only-screen`} data-bottom-bar>
      <p>
        {words.total} <strong>{price(total)}</strong>
      </p>
      <Button to="shop/checkout" icon="arrow-right">
        {words.checkout}
      </Button>
    </div>
  );
}
