import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v5.json';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { invoiceAmount, monthlyPrice, filizPlanAt, lastStepByPlan, priceSteps } from '@/data/filizPrices';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { interpolate } from '@/lib/interpolate';
import { formatMoney } from '@/lib/formatMoney';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { useLanguage } from '@/ui/translation';
import { Garden } from './Garden';
import styles from './Garden.module.scss';
import { usePrice } from './usePrice';

interface PricingHeroProps {
  hero: typeof en.hero;
  plans: typeof en.plans;
}

/** Steps whose numbers phones have room for. */
const planEnds = new Set(Object.values(lastStepByPlan));

/** Price slider by number of customers, with a drawing that grows. */
export function PricingHero({ hero, plans }: PricingHeroProps) {
  const { step, yearly, change } = usePrice();
  const dispatch = useDispatch();
  const locale = localeOf(useLanguage());
  const number = numberFormat(locale);
  const customers = number.format(priceSteps[step]?.customers ?? 0);
  const free = monthlyPrice(step, yearly) === 0;
  const sum = formatMoney(invoiceAmount(step, yearly), locale, true);
  const small = free ? hero.nothing : yearly ? interpolate(hero.yearly, { sum }) : hero.monthly;
  const plan = plans[filizPlanAt(step)];
  const price = free ? hero.free : `${formatMoney(monthlyPrice(step, yearly), locale)} ${hero.per}`;
  const period = hero.period[yearly ? 'year' : 'month'];
  const slider = useRef<HTMLLabelElement>(null);
  // The number of customers follows the handle.
  useEffect(() => {
    slider.current?.style.setProperty('--at', String(step / (priceSteps.length - 1)));
  }, [step]);
  const begin = () =>
    dispatch(messagePrefilled({ message: interpolate(hero.message, { customers, plan, period, price }) }));
  return (
    <section className={styles.hero} id="garden" aria-labelledby="pricing-title">
      <div className={styles.copy}>
        <p className={styles.product}>{hero.product}</p>
        <h1 id="pricing-title">{hero.title}</h1>
        <p>{hero.text}</p>
      </div>
      <div className={styles.price}>
        <fieldset>
          <legend className="visually-hidden">{hero.period.label}</legend>
          {(['month', 'year'] as const).map((period) => (
            <label key={period}>
              <input
                type="radio"
                name="pay"
                checked={yearly === (period === 'year')}
                onChange={() => change({ yearly: period === 'year' })}
              />
              <span>{hero.period[period]}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.sum} role="status">
          <strong>{free ? hero.free : formatMoney(monthlyPrice(step, yearly), locale)}</strong>
          {!free && <span> {hero.per}</span>}
          <small>{small}</small>
        </p>
        <p className={styles.plan}>{interpolate(hero.plan, { plan })}</p>
        <Button to="contact" wide onClick={begin}>
          {hero.action}
        </Button>
        <p className={styles.note}>{hero.note}</p>
      </div>
      <div className={styles.garden}>
        <Garden title={hero.picture} step={step} />
        <label ref={slider}>
          <input
            type="range"
            min="0"
            max={priceSteps.length - 1}
            value={step}
            aria-label={hero.label}
            aria-valuetext={interpolate(hero.count, { count: customers })}
            onChange={({ target }) => change({ step: Number(target.value) })}
          />
          <span className={styles.scale} aria-hidden="true">
            {priceSteps.map(({ customers: count }, index) => (
              <span
                key={count}
                data-current={index === step}
                data-end={index === 0 || planEnds.has(index) || undefined}
              >
                {number.format(count)}
              </span>
            ))}
          </span>
          <span className={styles.count}>
            <span className="visually-hidden">{hero.label}: </span>
            <output>{interpolate(hero.count, { count: customers })}</output>
          </span>
        </label>
      </div>
    </section>
  );
}
