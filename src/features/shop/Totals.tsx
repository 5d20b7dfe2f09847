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

/** Goods, discounts, tax and total, one line each. */
export function Totals({ words, totals, code }: TotalsProps) {
  const { price } = useCatalogue();
  return (
    <dl className={styles.root}>
      <div>
        <dt>{words.goods}</dt>
        <dd>{price(totals.goods)}</dd>
      </div>
      {totals.sales > 0 && (
        <div>
          <dt>{words.sales}</dt>
          <dd>{price(-totals.sales)}</dd>
        </div>
      )}
      {totals.promotion > 0 && code !== null && (
        <div>
          <dt>{interpolate(words.promotion, { code })}</dt>
          <dd>{price(-totals.promotion)}</dd>
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
