import type en from '@words/en/shop/checkout.json';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import styles from './CheckoutProgress.module.scss';
import { type CheckoutStep, checkoutSteps } from './checkoutRules';

interface CheckoutProgressProps {
  words: (typeof en)['steps'];
  current: CheckoutStep;
  /** Steps that can be opened: all previous ones are valid. */
  open: readonly CheckoutStep[];
}

/** Progress of the checkout with links to the open steps. */
export function CheckoutProgress({ words, current, open }: CheckoutProgressProps) {
  const at = checkoutSteps.indexOf(current);
  return (
    <nav aria-label={words.label}>
      <ol className={styles.root}>
        {checkoutSteps.map((step, index) => {
          const done = index < at && open.includes(step);
          const label = (
            <>
              <span className={styles.number}>{done ? <Icon name="check-lg" /> : index + 1}</span>
              <span className={styles.name}>
                {words[step]}
                {done && <span className="visually-hidden"> ({words.done})</span>}
              </span>
            </>
          );
          return (
            <li key={step} data-done={done || undefined} aria-current={step === current ? 'step' : undefined}>
              {open.includes(step) && step !== current ? (
                <PageLink to="shop/checkout" search={`step=${step}`}>
                  {label}
                </PageLink>
              ) : (
                <span>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
