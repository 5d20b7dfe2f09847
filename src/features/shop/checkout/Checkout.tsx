import type en from '@words/en/shop/checkout.json';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectLines } from '@/features/cart/cartSlice';
import { checkoutOpened, selectCheckout, stepDrafted } from '@/features/checkout/checkoutSlice';
import { Banner } from '@/sections/Banner';
import { focusElement } from '@/ui/focusElement';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { smoothScroll } from '@/ui/smoothScroll';
import { useHydrated } from '@/ui/useHydrated';
import { useQuery } from '@/ui/useQuery';
import type { EmptyCartWords } from '../EmptyCart';
import styles from './Checkout.module.scss';
import { ContactStepForm } from './ContactStepForm';
import { LaterSteps } from './LaterSteps';
import type { Texts } from './StepForm';
import {
  type CheckoutStep,
  checkoutSteps,
  contactStepProblems,
  deliveryProblems,
  paymentProblems,
} from './checkoutRules';

import { Steps } from './Steps';
import { Summary } from './Summary';

// What follows an order, and what stands in place of one: both are seldom seen.
const Done = lazyHydrate(async () => (await import(/* webpackChunkName: "checkout-end" */ './Done')).Done);
const EmptyCart = lazyHydrate(
  async () => (await import(/* webpackChunkName: "checkout-end" */ '../EmptyCart')).EmptyCart,
);

const right = (problems: object) => Object.keys(problems).length === 0;

/** The steps a visitor may open: up to the first one that still lacks something. */
function openSteps(contact: Texts, delivery: Texts, card: Texts): CheckoutStep[] {
  const done = [
    right(contactStepProblems(contact)),
    right(deliveryProblems(delivery)),
    right(paymentProblems(card, new Date())),
  ];
  const first = done.indexOf(false);
  return checkoutSteps.slice(0, (first < 0 ? done.length : first) + 1);
}

/** The checkout: steps and confirmation stand in the address, drafts in this tab, the card in this page's memory only. */
export function Checkout({ words, emptyCart }: { words: typeof en; emptyCart: EmptyCartWords }) {
  const dispatch = useDispatch();
  const [query, setQuery] = useQuery();
  const lines = useSelector(selectLines);
  const { draft, ready, status, placed } = useSelector(selectCheckout);
  const [card, setCard] = useState<Texts>({});
  const hydrated = useHydrated();
  const body = useRef<HTMLDivElement>(null);
  const params = new URLSearchParams(query);
  const order = params.get('order');
  const asked = checkoutSteps.find((step) => step === params.get('step')) ?? 'contact';
  const open = openSteps(draft.contact, draft.delivery, card);
  const current = open.includes(asked) ? asked : (open.at(-1) ?? 'contact');
  // Not open, though the visitor is at the checkout: what an order leaves behind is an address of its own.
  const closed = ready && status !== 'placed' && lines.length > 0 && !order && asked !== current;

  useEffect(() => {
    dispatch(checkoutOpened());
  }, [dispatch]);
  // Fetched while the first step is filled in: once begun, an order needs no connection to end.
  useEffect(() => {
    Done.preload().catch(() => undefined);
  }, []);
  // The order of an earlier visit leads nowhere. Before the next picture, or the cart would be seen empty for a moment.
  const confirmed = useRef(placed);
  useLayoutEffect(() => {
    if (status !== 'placed' || !placed || placed === confirmed.current) return;
    confirmed.current = placed;
    setCard({});
    setQuery(`order=${placed}`, { replace: true });
  }, [status, placed, setQuery]);
  // The address follows to the step that is shown: a form would give way under the hands that complete it otherwise.
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (!closed) return;
    setForgotten(asked === 'review' && current === 'payment' && Object.keys(card).length === 0);
    setQuery(`step=${current}`, { replace: true });
  }, [closed, asked, current, card, setQuery]);
  // The next step is a new page to those who can't see it.
  const shown = useRef(current);
  useEffect(() => {
    const heading = body.current?.querySelector('h2');
    if (shown.current === current || !heading) return;
    shown.current = current;
    focusElement(heading);
    body.current?.scrollIntoView({ block: 'start', behavior: smoothScroll() });
  }, [current]);

  if (order) return <Done words={words} number={order} fresh={order === placed} />;
  if (hydrated && lines.length === 0) return <EmptyCart {...emptyCart} />;

  const go = (step: CheckoutStep) => setQuery(`step=${step}`);
  const back = () => go(checkoutSteps[checkoutSteps.indexOf(current) - 1] ?? 'contact');
  const drafted = (step: 'contact' | 'delivery') => (values: Texts) => void dispatch(stepDrafted({ step, values }));
  const done = (step: 'contact' | 'delivery', next: CheckoutStep) => (values: Texts) => {
    drafted(step)(values);
    go(next);
  };
  const { head } = words;
  return (
    <>
      <Banner
        {...head}
        steps={[
          { label: head.home, to: 'home' },
          { label: head.cart, to: 'shop/cart' },
        ]}
      />
      <div className={styles.root}>
        <div ref={body} className={`${styles.body} by-query`}>
          <Steps words={words.steps} current={current} open={open} />
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
          <Summary words={words.summary} />
        </div>
      </div>
    </>
  );
}
