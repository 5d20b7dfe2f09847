import type en from '@words/en/shop/checkout.json';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pictureOf } from '@/data/products';
import { selectCartTotals, selectPricedLines } from '@/features/cart/cartSelectors';
import { type OrderRefusal, orderSubmitted, selectCheckout } from '@/features/checkout/checkoutSlice';
import { cleanEmail } from '@/lib/email';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { exclamationCircle } from '@/ui/icons/exclamation-circle';
import { PageLink } from '@/ui/PageLink';
import { useCatalogue } from '../useCatalogue';
import styles from './ReviewStep.module.scss';
import form from './StepForm.module.scss';
import type { CheckoutStep } from './checkoutRules';

interface ReviewStepProps {
  words: typeof en;
  /** Last digits of the card. */
  last4: string;
  onBack: () => void;
}

/** Message for a refused order. */
function useRefusalText(words: (typeof en)['refused']) {
  const { nameOf, price } = useCatalogue();
  return (refusal: OrderRefusal): string => {
    if (refusal.problem === 'stock') {
      return interpolate(words.stock, { name: nameOf(refusal.productId), count: refusal.count });
    }
    return refusal.problem === 'changed'
      ? interpolate(words.changed, { total: price(refusal.total) })
      : words[refusal.problem];
  };
}

/** Review of all entries with edit links, and the order button. */
export function ReviewStep({ words, last4, onBack }: ReviewStepProps) {
  const { review, delivery, refused, summary } = words;
  const dispatch = useDispatch();
  const { nameOf, price } = useCatalogue();
  const lines = useSelector(selectPricedLines);
  const { draft, status, refusal } = useSelector(selectCheckout);
  const { total } = useSelector(selectCartTotals);
  const reason = useRefusalText(refused);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);
  const { name, street, more, postalCode, city, country, method } = draft.delivery;
  const parts: [CheckoutStep, string, (string | undefined)[]][] = [
    ['contact', review.contact, [cleanEmail(draft.contact.email ?? ''), draft.contact.phone]],
    [
      'delivery',
      review.delivery,
      [
        name,
        street,
        more,
        `${postalCode} ${city}`,
        (delivery.countries as Record<string, string>)[country ?? 'TR'],
        delivery.methods[method === 'pickup' ? 'pickup' : 'courier'].title,
      ],
    ],
    ['payment', review.payment, [interpolate(review.ending, { last4 })]],
  ];
  return (
    <div className={form.root}>
      <h2>{review.title}</h2>
      {refusal && status === 'refused' && (
        <div ref={alert} role="alert" tabIndex={-1} className={styles.alert}>
          <Icon name={exclamationCircle} />
          <p>
            <strong>{refused.title}</strong> {reason(refusal)}
          </p>
        </div>
      )}
      <dl className={styles.parts}>
        <div className={styles.goods}>
          <dt>{summary.title}</dt>
          <dd>
            <ul>
              {lines.map(({ product, productId, color, size }) => (
                <li key={`${productId} ${color} ${size}`} className={styles.tile} data-color={color}>
                  <img src={pictureOf(product, color)} alt={nameOf(productId)} width="56" height="56" />
                </li>
              ))}
            </ul>
          </dd>
          <dd>
            <strong>{price(total)}</strong>
          </dd>
        </div>
        {parts.map(([step, title, lines]) => (
          <div key={step}>
            <dt>{title}</dt>
            <dd>
              {lines.filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
            <dd>
              <PageLink
                to="shop/checkout"
                search={`step=${step}`}
                aria-label={interpolate(review.changeNamed, { part: title })}
              >
                {review.change}
              </PageLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className={form.required}>{review.terms}</p>
      <div className={form.actions} data-bottom-bar>
        <Button variant="line" size="l" onClick={onBack}>
          {words.back}
        </Button>
        <Button size="l" loading={status === 'placing'} onClick={() => dispatch(orderSubmitted({ total, last4 }))}>
          {review.place}
          <span className={styles.amount}> · {price(total)}</span>
        </Button>
      </div>
    </div>
  );
}
