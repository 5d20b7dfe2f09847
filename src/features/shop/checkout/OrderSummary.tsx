import type en from '@words/en/shop/checkout.json';
import { useSelector } from 'react-redux';
import { selectAppliedCode, selectCartTotals, selectPricedLines } from '@/features/cart/cartSelectors';
import { Icon } from '@/ui/Icon';
import { useCatalogue } from '../useCatalogue';
import { LinePicture, Receipt } from './OrderReceipt';
import styles from './OrderSummary.module.scss';

/** How many pictures the folded order shows. */
const shownPictures = 3;

/** Order summary; on phones and tablets one folded line, with the first products and the note. */
export function OrderSummary({ words }: { words: (typeof en)['summary'] }) {
  const { price } = useCatalogue();
  const priced = useSelector(selectPricedLines);
  const totals = useSelector(selectCartTotals);
  const code = useSelector(selectAppliedCode);
  const lines = priced.map(({ sum, quantity, ...line }) => ({ ...line, quantity, unit: sum / quantity }));
  const receipt = <Receipt words={words} lines={lines} totals={totals} code={code} />;
  return (
    <>
      <details className={styles.folded}>
        <summary>
          <span className={styles.pictures}>
            {lines.slice(0, shownPictures).map((line) => (
              <LinePicture key={`${line.productId} ${line.color} ${line.size}`} line={line} />
            ))}
          </span>
          <span className={styles.show}>
            {words.show}
            <Icon name="chevron-down" />
          </span>
          <strong>{price(totals.total)}</strong>
          <small>{words.demo}</small>
        </summary>
        {receipt}
      </details>
      <section className={styles.open} aria-labelledby="order-title">
        <h2 id="order-title">{words.title}</h2>
        {receipt}
      </section>
    </>
  );
}
