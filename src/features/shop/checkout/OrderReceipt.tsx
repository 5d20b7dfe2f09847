import { pictureOf, productOf } from '@/data/products';
import type { Totals as Sums } from '@/features/cart/cartTotals';
import type { OrderLine } from '@/features/checkout/ordersSlice';
import { Totals, type TotalsWords } from '../Totals';
import { useCatalogue } from '../useCatalogue';
import styles from './OrderReceipt.module.scss';

/** A word joiner behind the hyphen of "T-Shirt", which otherwise breaks in narrow columns. */
const joinLetter = (name: string) => name.replace(/(?<!\p{L})\p{L}-/gu, '$&\u2060');

/** Product picture of an order line, on its tile. */
export function LinePicture({ line }: { line: OrderLine }) {
  const product = productOf(line.productId);
  return (
    <span className={styles.tile} data-color={line.color}>
      {product && <img src={pictureOf(product, line.color)} alt="" width="56" height="56" />}
    </span>
  );
}

/** Ordered products with prices. */
export function ReceiptLines({ lines }: { lines: readonly OrderLine[] }) {
  const { nameOf, variantOf, price } = useCatalogue();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.productId} ${line.color} ${line.size}`}>
          <LinePicture line={line} />
          <p>
            <strong>
              {line.quantity} × {joinLetter(nameOf(line.productId))}
            </strong>
            <span>{variantOf(line)}</span>
          </p>
          <p className={styles.sum}>{price(line.unit * line.quantity)}</p>
        </li>
      ))}
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
