import { numberFormat } from '@/lib/formats';
import { useRef } from 'react';
import { localeOf } from '@/site/languages';
import styles from './Counter.module.scss';
import { useLazyModule } from './useLazyModule';
import { reducedMotion, useMediaQuery } from './useMediaQuery';
import { useInViewOnce } from './useInViewOnce';
import { useLanguage } from './translation';

const loadCountUp = () => import('./CountUp');

/** A number that counts up when it comes into view; prerendered and with reduced motion it shows the final value. */
export function Counter({ to }: { to: number }) {
  const number = useRef<HTMLSpanElement>(null);
  const digits = numberFormat(localeOf(useLanguage()));
  const format = (value: number) => digits.format(value);
  const prefersReducedMotion = useMediaQuery(reducedMotion, true);
  const near = useInViewOnce(number, '400px');
  const lazyModule = useLazyModule(near && !prefersReducedMotion, loadCountUp);
  return (
    <span className={styles.root} data-final={format(to)}>
      <span ref={number}>{format(to)}</span>
      {lazyModule && <lazyModule.CountUp key={to} number={number} to={to} format={format} />}
    </span>
  );
}
