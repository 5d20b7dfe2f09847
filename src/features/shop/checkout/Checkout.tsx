import type en from '@words/en/shop/checkout.json';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectLines } from '@/features/cart/cartSlice';
import { checkoutOpened, selectCheckout, stepDrafted } from '@/features/checkout/checkoutSlice';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { focusElement } from '@/ui/focusElement';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { scrollBehavior } from '@/ui/scrollBehavior';
import { useHydrated } from '@/ui/useHydrated';
import { useQueryString } from '@/ui/useQueryString';
import type { EmptyCartWords } from '../EmptyCart';
import styles from './Checkout.module.scss';
import { ContactStepForm } from './ContactStepForm';
import { LaterSteps } from './LaterSteps';
import type { FormValues } from './StepForm';
import {
  type CheckoutStep,
  checkoutSteps,
  contactStepProblems,
  deliveryProblems,
  paymentProblems,
} from './checkoutRules';

import { CheckoutProgress } from './CheckoutProgress';
import { OrderSummary } from './OrderSummary';

// Lazy: rarely shown.
const OrderConfirmation = lazyHydrate(
  async () => (await import(/* webpackChunkName: "order-confirmation" */ './OrderConfirmation')).OrderConfirmation,
);
const EmptyCart = lazyHydrate(
  async () => (await import(/* webpackChunkName: "order-confirmation" */ '../EmptyCart')).EmptyCart,
);

const isValid = (problems: object) => Object.keys(problems).length === 0;

/** Steps up to the first incomplete one. */
function openSteps(contact: FormValues, delivery: FormValues, card: FormValues): CheckoutStep[] {
  const done = [
    isValid(contactStepProblems(contact)),
    isValid(deliveryProblems(delivery)),
    isValid(paymentProblems(card, new Date())),
  ];
  const first = done.indexOf(false);
  return checkoutSteps.slice(0, (first < 0 ? done.length : first) + 1);
}

/**
 * Checkout; step and confirmation are query parameters, drafts are in sessionStorage, card data in component state
 * only.
 */
export function Checkout({ words, emptyCart }: { words: typeof en; emptyCart: EmptyCartWords }) {
  const dispatch = useDispatch();
  const [query, setQuery] = useQueryString();
  const lines = useSelector(selectLines);
  const { draft, ready, status, placedNumber } = useSelector(selectCheckout);
  const [card, setCard] = useState<FormValues>({});
  const hydrated = useHydrated();
  const body = useRef<HTMLDivElement>(null);
  const params = new URLSearchParams(query);
  const order = params.get('order');
  const requestedStep = checkoutSteps.find((step) => step === params.get('step')) ?? 'contact';
  const open = openSteps(draft.contact, draft.delivery, card);
  const current = open.includes(requestedStep) ? requestedStep : (open.at(-1) ?? 'contact');
  // The requested step is not open yet. After an order the URL is the confirmation's.
  const closed = ready && status !== 'placed' && lines.length > 0 && !order && requestedStep !== current;

  useEffect(() => {
    dispatch(checkoutOpened());
  }, [dispatch]);
  // Preload, so that the order can be completed offline.
  useEffect(() => {
    OrderConfirmation.preload().catch(() => undefined);
  }, []);
  // Ignore an order of an earlier mount. Layout effect: otherwise the empty cart shows for one frame.
  const confirmed = useRef(placedNumber);
  useLayoutEffect(() => {
    if (status !== 'placed' || !placedNumber || placedNumber === confirmed.current) return;
    confirmed.current = placedNumber;
    setCard({});
    setQuery(`order=${placedNumber}`, { replace: true });
  }, [status, placedNumber, setQuery]);
  // Rewrite the URL to the displayed step, so that the form does not change while typing.
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (!closed) return;
    setForgotten(requestedStep === 'review' && current === 'payment' && Object.keys(card).length === 0);
    setQuery(`step=${current}`, { replace: true });
  }, [closed, requestedStep, current, card, setQuery]);
  // Announce the step: focus its heading.
  const lastStep = useRef(current);
  useEffect(() => {
    const heading = body.current?.querySelector('h2');
    if (lastStep.current === current || !heading) return;
    lastStep.current = current;
    focusElement(heading);
    body.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [current]);

  if (order) {
    return (
      <OrderConfirmation words={words} ideas={emptyCart.suggestions} number={order} fresh={order === placedNumber} />
    );
  }
  if (hydrated && lines.length === 0) return <EmptyCart {...emptyCart} />;

  const go = (step: CheckoutStep) => setQuery(`step=${step}`);
  const back = () => go(checkoutSteps[checkoutSteps.indexOf(current) - 1] ?? 'contact');
  const drafted = (step: 'contact' | 'delivery') => (values: FormValues) =>
    void dispatch(stepDrafted({ step, values }));
  const done = (step: 'contact' | 'delivery', next: CheckoutStep) => (values: FormValues) => {
    drafted(step)(values);
    go(next);
  };
  const { head } = words;
  return (
    // The footer leaves out all but its last line, see Footer.module.scss.
    <div className={styles.page} data-slim-footer="">
      <header className={styles.head}>
        <Breadcrumb
          label={head.trail}
          steps={[
            { label: head.home, to: 'home' },
            { label: head.cart, to: 'shop/cart' },
          ]}
          here={head.title}
        />
        <h1 className="visually-hidden">{head.title}</h1>
      </header>
      <div className={styles.root}>
        <div ref={body} className={`${styles.body} query-dependent`}>
          <CheckoutProgress words={words.steps} current={current} open={open} />
          {current === 'contact' && (
            <ContactStepForm
              words={words}
              initial={draft.contact}
              onDraft={drafted('contact')}
              onDone={done('contact', 'delivery')}
            />
          )}
          {forgotten && current === 'payment' && (
            <p role="status" className={styles.note}>
              {words.review.cardAgain}
            </p>
          )}
          {current !== 'contact' && (
            <LaterSteps
              words={words}
              step={current}
              delivery={draft.delivery}
              card={card}
              onBack={back}
              onDraft={drafted('delivery')}
              onDelivery={done('delivery', 'payment')}
              onCardDraft={setCard}
              onCard={(values) => {
                setForgotten(false);
                setCard(values);
                go('review');
              }}
            />
          )}
        </div>
        <div className={styles.order}>
          <OrderSummary words={words.summary} />
        </div>
      </div>
    </div>
  );
}
