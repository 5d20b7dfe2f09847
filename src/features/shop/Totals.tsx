import type { Totals as Sums } from '@/features/cart/cartTotals';
import { interpolate } from '@/lib/interpolate';
import styles from './Totals.module.scss';
import { useCatalogue } from './useCatalogue';

export interface TotalsWords {
  goods: string;
  sales: string;
  promotion: string;
  tax: string;
  total: string;
}

interface TotalsProps {
  words: TotalsWords;
  totals: Sums;
  /** Applied promotion code. */
  code: string | null;
}

/** Goods, discounts, their difference, tax and total, one line each: every amount follows from those above it. */
export function Totals({ words, totals, code }: TotalsProps) {
  const { words: names, price } = useCatalogue();
  return (
    <dl className={styles.root}>
      <div>
        <dt>{words.goods}</dt>
        <dd>{price(totals.goods)}</dd>
      </div>
      {totals.sales > 0 && (
        <div className={styles.off}>
          <dt>{words.sales}</dt>
          <dd>{price(-totals.sales)}</dd>
        </div>
      )}
      {totals.promotion > 0 && code !== null && (
        <div className={styles.off}>
          <dt>{interpolate(words.promotion, { code })}</dt>
          <dd>{price(-totals.promotion)}</dd>
        </div>
      )}
      {totals.sales + totals.promotion > 0 && (
        <div className={styles.subtotal}>
          <dt>{names.cart.subtotal}</dt>
          <dd>{price(totals.goods - totals.sales - totals.promotion)}</dd>
        </div>
      )}
      <div>
        <dt>{words.tax}</dt>
        <dd>{price(totals.tax)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd aria-live="polite">{price(totals.total)}</dd>
      </div>
    </dl>
  );
}
