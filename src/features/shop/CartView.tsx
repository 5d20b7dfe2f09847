import type enCart from '@words/en/shop/cart.json';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectCartTotals, selectAppliedCode } from '@/features/cart/cartSelectors';
import { selectLines, selectLinkUndo, selectRemoved } from '@/features/cart/cartSlice';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button } from '@/ui/Button';
import { SleepingCart } from '@/ui/art/SleepingCart';
import { arrowLeft } from '@/ui/icons/arrow-left';
import { CartBar } from './CartBar';
import { CartGoods } from './CartGoods';
import { CartLines } from './CartLines';
import styles from './CartView.module.scss';
import { EmptyCart, type EmptyCartWords } from './EmptyCart';
import { focusHeading } from '@/ui/focusHeading';
import { CartLinkPrompt } from './CartLinkPrompt';
import { CartLinkUndo } from './CartLinkUndo';
import { PromoCode } from './PromoCode';
import { ShareCart } from './ShareCart';
import { Totals } from './Totals';
import { useCatalogue } from './useCatalogue';
import { useCartLink } from './useCartLink';

interface CartViewProps extends Omit<typeof enCart, 'meta'> {
  emptyCart: EmptyCartWords;
}

/** Cart page: lines, promotion code and totals, or the empty cart. */
export function CartView({ head, summary, promo, keep, list, link, share, emptyCart }: CartViewProps) {
  const { words } = useCatalogue();
  const [offered, endOffer] = useCartLink();
  const lines = useSelector(selectLines);
  const removed = useSelector(selectRemoved);
  const totals = useSelector(selectCartTotals);
  const code = useSelector(selectAppliedCode);
  const linked = useSelector(selectLinkUndo);
  const empty = lines.length === 0 && removed.length === 0 && linked === null;
  // Every line is removed, and their Undo rows are still shown.
  const cleared = lines.length === 0 && !empty;
  const summaryRef = useRef<HTMLElement>(null);
  const undoable = useRef(false);
  useEffect(() => {
    // The last Undo row was removed with the focus inside: the page shows the empty cart now.
    if (empty && undoable.current) focusHeading();
    undoable.current = removed.length > 0;
  }, [empty, removed]);
  if (empty && !offered) return <EmptyCart {...emptyCart} />;
  return (
    // The footer leaves out all but its last line, see Footer.module.scss.
    <div className={styles.page} data-slim-footer="">
      <div className={styles.root}>
        <header className={styles.head}>
          <Breadcrumb
            label={head.trail}
            steps={[
              { label: head.home, to: 'home' },
              { label: head.shop, to: 'shop/grid' },
            ]}
            here={head.here}
          />
          <div>
            <h1>{head.title}</h1>
            <p>{head.text}</p>
          </div>
          {!cleared && <CartGoods />}
        </header>
        {offered && <CartLinkPrompt words={link} link={offered} onDone={endOffer} />}
        <section className="query-dependent" aria-label={list}>
          <h2 className={offered ? styles.list : 'visually-hidden'}>{list}</h2>
          <CartLinkUndo words={link} />
          {empty ? <p>{words.cart.empty}</p> : <CartLines layout="page" />}
          {!cleared && (
            <div className={styles.foot}>
              <Button to="shop/grid" variant="text" leadIcon={arrowLeft}>
                {keep}
              </Button>
              {lines.length > 0 && <ShareCart words={share} />}
            </div>
          )}
        </section>
        <section
          ref={summaryRef}
          hidden={lines.length === 0}
          className={`${styles.summary} query-dependent`}
          aria-labelledby="summary-title"
        >
          <h2 id="summary-title">{summary.title}</h2>
          <PromoCode words={promo} />
          <Totals words={summary} totals={totals} code={code} />
          <Button to="shop/checkout" wide size="l" icon="arrow-right">
            {summary.checkout}
          </Button>
          <p>{summary.demo}</p>
        </section>
        {cleared && (
          <div className={styles.cleared}>
            <SleepingCart goods={[]} />
            <p>{emptyCart.empty.text}</p>
            <Button to="shop/grid" size="l" icon="arrow-right">
              {emptyCart.empty.shop}
            </Button>
          </div>
        )}
        {/* The prompt of a cart link asks first. */}
        {lines.length > 0 && !offered && <CartBar words={summary} total={totals.total} summaryRef={summaryRef} />}
      </div>
    </div>
  );
}
