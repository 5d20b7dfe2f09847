import { type MouseEvent, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCartTotals, selectPricedLines } from '@/features/cart/cartSelectors';
import {
  panelClosed,
  selectCartCount,
  selectPanelOpen,
  selectRemoved,
  selectUnavailable,
} from '@/features/cart/cartSlice';
import { interpolate } from '@/lib/interpolate';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Offcanvas } from '@/ui/Offcanvas';
import { Mascot } from '@/ui/art/Mascot';
import { CartLines } from './CartLines';
import styles from './CartPanel.module.scss';
import { CatalogueProvider } from './CatalogueProvider';
import { type CatalogueWords, useCatalogue } from './useCatalogue';

function CartPanelContent({ onClose }: { onClose: () => void }) {
  const { words, price } = useCatalogue();
  const count = useSelector(selectCartCount);
  const lines = useSelector(selectPricedLines);
  const removed = useSelector(selectRemoved);
  const unavailable = useSelector(selectUnavailable);
  const { goods, sales } = useSelector(selectCartTotals);
  return (
    <>
      <header className={styles.head}>
        <h2>{words.cart.title}</h2>
        {count > 0 && <Badge>{interpolate(words.cart.count, { count })}</Badge>}
        <div className={styles.close}>
          <IconButton icon="x-lg" label={words.cart.close} onClick={onClose} />
        </div>
      </header>
      <div className={styles.lines}>
        <CartLines />
        {lines.length === 0 && removed.length === 0 && (
          <div className={styles.empty}>
            <Mascot mood="sleep" />
            <p>{unavailable ? words.cart.unavailable : words.cart.empty}</p>
            <Button variant="line" to="shop/grid" onClick={onClose}>
              {words.cart.shop}
            </Button>
          </div>
        )}
      </div>
      {lines.length > 0 && (
        <footer className={styles.foot}>
          <p className={styles.subtotal}>
            <span>{words.cart.subtotal}</span>
            <strong aria-live="polite">{price(goods - sales)}</strong>
          </p>
          <p>{words.cart.note}</p>
          <Button wide size="l" icon="arrow-right" to="shop/checkout" onClick={onClose}>
            {words.cart.checkout}
          </Button>
          <Button wide variant="text" to="shop/cart" onClick={onClose}>
            {words.cart.view}
          </Button>
        </footer>
      )}
    </>
  );
}

/** Cart in an offcanvas: lines, subtotal, link to the checkout. */
export function CartPanel({ words }: { words: CatalogueWords }) {
  const dispatch = useDispatch();
  const open = useSelector(selectPanelOpen);
  const close = useCallback(() => dispatch(panelClosed()), [dispatch]);
  // Close on link clicks: a link to another variant of the same page triggers no navigation event. Clicks that open a
  // new tab don't close.
  const leave = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey) close();
  };
  return (
    <CatalogueProvider words={words}>
      <Offcanvas container="offcanvas" label={words.cart.title} open={open} onClose={close}>
        <div role="presentation" className={styles.root} onClick={leave}>
          <CartPanelContent onClose={close} />
        </div>
      </Offcanvas>
    </CatalogueProvider>
  );
}
