import type en from '@words/en/saas/v5.json';
import { invoiceAmount, filizPlanAt, priceSteps } from '@/data/filizPrices';
import { interpolate } from '@/lib/interpolate';
import { formatMoney } from '@/lib/formatMoney';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './Receipt.module.scss';
import { usePrice } from './usePrice';

interface ReceiptProps {
  words: typeof en.receipt;
  plans: typeof en.plans;
}

/** Invoice for the slider's value. */
export function Receipt({ words, plans }: ReceiptProps) {
  const { step, yearly } = usePrice();
  const locale = localeOf(useLanguage());
  const sum = invoiceAmount(step, yearly);
  const each = sum / (priceSteps[step]?.customers ?? 1);
  return (
    <Section tight tone="surface" labelledBy="receipt-title">
      <div className={styles.root}>
        <div>
          <SectionHead title={words.title} text={words.text} id="receipt-title" quiet />
          <Button variant="line" href="#garden" icon="arrow-up">
            {words.back}
          </Button>
        </div>
        <div className={styles.paper}>
          <svg viewBox="0 0 64 40" aria-hidden="true">
            <path d="M32 40V16M32 22C32 8 18 4 6 6C8 18 20 24 32 22ZM32 16C32 4 46 0 58 2C56 14 44 20 32 16Z" />
          </svg>
          <h3>{words.paper}</h3>
          <dl>
            <div>
              <dt>
                {interpolate(words.item, { plan: plans[filizPlanAt(step)] })}{' '}
                <small>{yearly ? words.year : words.month}</small>
              </dt>
              <dd>
                {formatMoney(sum, locale)}
                <small>{interpolate(words.each, { price: formatMoney(each, locale) })}</small>
              </dd>
            </div>
            <div>
              <dt>{words.total}</dt>
              <dd>{formatMoney(sum, locale)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  );
}
