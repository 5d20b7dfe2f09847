import { numberFormat } from '@/lib/formats';
import { useDispatch } from 'react-redux';
import { type Currency, type PlanId, currencies, planIds, planPrice, seatRange } from '@/data/plans';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { interpolate } from '@/lib/interpolate';
import { SegmentedControl } from '@/sections/specialty/SegmentedControl';
import { PlanColumn, type PlanColumnWords } from '@/sections/specialty/PlanColumn';
import { PlanHead, type PlanHeadWords } from '@/sections/specialty/PlanHead';
import { localeOf } from '@/site/languages';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import styles from './Pricing.module.scss';
import { type PlanChoice, parsePlanChoice, serializePlanChoice } from './planChoice';

interface PricingWords {
  head: PlanHeadWords;
  controls: {
    billing: string;
    month: string;
    year: string;
    saving: string;
    currency: string;
    seats: string;
    seatsNow: string;
    rates: string;
  };
  plan: PlanColumnWords & { message: string };
  plans: Record<PlanId, { name: string; text: string; points: string[] }>;
}

/** Highest possible price: US cents per month. */
const maxPrice = planPrice('storm', seatRange.most, 'month', 'USD').period;

/** Price relative to the maximum, 0.08…1; square root, so that small values differ visibly. */
const priceLevel = (plan: PlanId, seats: number) =>
  0.08 + 0.92 * Math.sqrt(planPrice(plan, seats, 'month', 'USD').period / maxPrice);

/** Three plans by seats, billing period and currency; all are query parameters. */
export function Pricing({ head, controls, plan, plans }: PricingWords) {
  const language = useLanguage();
  const dispatch = useDispatch();
  const [query, change] = useQueryString();
  const choice = parsePlanChoice(query, language);
  const { billing, currency, seats } = choice;
  const choose = (part: Partial<PlanChoice>, replace = false) =>
    change(serializePlanChoice(query, { ...choice, ...part }, language), { replace });
  /** Whole amounts without decimals. */
  const format = (cents: number, digits = cents % 100 === 0 ? 0 : 2) =>
    numberFormat(localeOf(language), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
    }).format(cents / 100);
  return (
    <div className={styles.root}>
      <PlanHead {...head} />
      <div className={styles.controls} id="plans">
        <div>
          <p>{controls.billing}</p>
          <SegmentedControl
            label={controls.billing}
            value={billing}
            options={[
              { value: 'month', label: controls.month },
              { value: 'year', label: controls.year },
            ]}
            onChange={(value) => choose({ billing: value })}
          />
        </div>
        <div>
          <p>{controls.currency}</p>
          <SegmentedControl
            label={controls.currency}
            value={currency}
            options={currencies.map((value: Currency) => ({ value, label: value }))}
            onChange={(value) => choose({ currency: value })}
          />
        </div>
        <div className={styles.seats}>
          <label htmlFor="seats">
            {controls.seats} <output htmlFor="seats">{seats}</output>
          </label>
          <input
            id="seats"
            type="range"
            min={seatRange.least}
            max={seatRange.most}
            value={seats}
            aria-valuetext={interpolate(controls.seatsNow, { seats })}
            onChange={({ target }) => choose({ seats: Number(target.value) }, true)}
          />
        </div>
      </div>
      <div className={styles.plans}>
        {planIds.map((id, at) => {
          const { seat, period } = planPrice(id, seats, billing, currency);
          return (
            <PlanColumn
              key={id}
              {...plan}
              {...plans[id]}
              id={id}
              rank={at}
              priceLevel={priceLevel(id, seats)}
              price={format(seat)}
              total={interpolate(billing === 'year' ? plan.perYear : plan.perMonth, {
                total: format(period),
                seats,
              })}
              onChoose={() =>
                dispatch(
                  messagePrefilled({
                    message: interpolate(plan.message, { plan: plans[id].name, seats, billing: controls[billing] }),
                  }),
                )
              }
            />
          );
        })}
      </div>
      <p className={styles.rates}>
        {billing === 'year' ? `${controls.saving} ` : ''}
        {controls.rates}
      </p>
    </div>
  );
}
