import type en from '@words/en/shop/checkout.json';
import type { Order } from '@/features/checkout/ordersSlice';
import { dateFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { Badge } from '@/ui/Badge';
import { Barcode } from '@/ui/art/Barcode';
import { LogoMark } from '@/ui/art/Logo';
import { Mascot } from '@/ui/art/Mascot';
import { useLanguage } from '@/ui/translation';
import { Totals } from '../Totals';
import { useCatalogue } from '../useCatalogue';
import { useOrderProgress } from '../useOrderProgress';
import { ReceiptLines } from './OrderReceipt';
import styles from './PaperReceipt.module.scss';

interface PaperReceiptProps {
  words: Pick<typeof en, 'done' | 'summary' | 'delivery' | 'review'>;
  order: Order;
}

/** The receipt as a strip of paper with the mascot on its upper edge: lines, totals, and a stub with the delivery. */
export function PaperReceipt({ words: { done, summary, delivery, review }, order }: PaperReceiptProps) {
  const { words } = useCatalogue();
  const { line: due } = useOrderProgress(order);
  const { number, placedAt, name, street, more, postalCode, city, country, method, last4 } = order;
  const placed = dateFormat(useLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(placedAt));
  const countryName = (delivery.countries as Record<string, string>)[country];
  return (
    <div className={styles.root}>
      <div className={styles.mascot}>
        <Mascot pose="sit" mood="open" bolt />
      </div>
      <div className={styles.slip}>
        <div className={styles.head}>
          <LogoMark />
          <p className={styles.number}>
            {done.number} <strong>{number}</strong>
          </p>
          <p>
            <time dateTime={placedAt}>{placed}</time>
          </p>
          {order.example && <Badge tone="quiet">{words.order.example}</Badge>}
        </div>
        <ReceiptLines lines={order.lines} />
        <Totals words={summary} totals={order} code={order.code} />
      </div>
      <div className={styles.stub}>
        <div>
          <p className={styles.due}>{due}</p>
          <p className={styles.method}>{delivery.methods[method].title}</p>
        </div>
        <dl>
          <div>
            <dt>{done.recipient[method]}</dt>
            <dd>
              <address>
                {[name, street, more, `${postalCode} ${city}`, countryName].filter(Boolean).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
          {last4 && (
            <div>
              <dt>{review.payment}</dt>
              <dd>{interpolate(review.ending, { last4 })}</dd>
            </div>
          )}
        </dl>
        <Barcode text={number} />
        <p className={styles.foot}>
          {summary.demo}. {done.keep}
        </p>
      </div>
    </div>
  );
}
