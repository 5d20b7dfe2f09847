import type en from '@words/en/shop/checkout.json';
import { useSelector } from 'react-redux';
import { pictureOf, productOf } from '@/data/products';
import type { OrderLine } from '@/features/checkout/ordersSlice';
import { selectCartTotals, selectPricedLines, selectAppliedCode } from '@/features/cart/cartSelectors';
import type { Totals as Sums } from '@/features/cart/cartTotals';
import { Icon } from '@/ui/Icon';
import { Totals, type TotalsWords } from '../Totals';
import { useCatalogue } from '../useCatalogue';
import styles from './OrderSummary.module.scss';

type SummaryWords = (typeof en)['summary'];

/** A word joiner behind the hyphen of "T-Shirt", which otherwise breaks in narrow columns. */
const joinLetter = (name: string) => name.replace(/(?<!\p{L})\p{L}-/gu, '$&\u2060');

/** Ordered products with prices. */
export function ReceiptLines({ lines }: { lines: readonly OrderLine[] }) {
  const { nameOf, variantOf, price } = useCatalogue();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const product = productOf(line.productId);
        return (
          <li key={`${line.productId} ${line.color} ${line.size}`}>
            <span className={styles.tile} data-color={line.color}>
              {product && <img src={pictureOf(product, line.color)} alt="" width="56" height="56" />}
            </span>
            <p>
              <strong>
                {line.quantity} × {joinLetter(nameOf(line.productId))}
              </strong>
              <span>{variantOf(line)}</span>
            </p>
            <p className={styles.sum}>{price(line.unit * line.quantity)}</p>
          </li>
        );
      })}
    </ul>
  );
}

interface ReceiptProps {
  words: TotalsWords & { demo: string };
  lines: readonly OrderLine[];
  totals: Sums;
  code: string | null;
}

/** Receipt: lines and totals. */
export function Receipt({ words, lines, totals, code }: ReceiptProps) {
  return (
    <div className={styles.receipt}>
      <ReceiptLines lines={lines} />
      <Totals words={words} totals={totals} code={code} />
      <p className={styles.demo}>{words.demo}</p>
    </div>
  );
}

/** Order summary; collapsible on phones and tablets, where its note stays visible. */
export function OrderSummary({ words }: { words: SummaryWords }) {
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
          <span>{words.show}</span>
          <Icon name="chevron-down" />
          <strong>{price(totals.total)}</strong>
        </summary>
        {receipt}
      </details>
      <p className={styles.demo}>{words.demo}</p>
      <section className={styles.open} aria-labelledby="order-title">
        <h2 id="order-title">{words.title}</h2>
        {receipt}
      </section>
    </>
  );
}
