import { dateFormat } from '@/lib/formats';
import { Icon } from '@/ui/Icon';
import { useLanguage } from '@/ui/translation';
import styles from './OrderSteps.module.scss';
import type { OrderProgress } from './orderProgress';
import { useCatalogue } from './useCatalogue';

/** The steps of an order as a line of dates. */
export function OrderSteps({ steps, current }: Pick<OrderProgress, 'steps' | 'current'>) {
  const { words } = useCatalogue();
  const format = dateFormat(useLanguage(), { day: 'numeric', month: 'short' });
  return (
    <ol className={styles.root} aria-label={words.order.label}>
      {steps.map(({ step, date, isReached }) => (
        <li key={step} data-reached={isReached || undefined} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.mark}>{isReached && <Icon name="check-lg" />}</span>
          <span className={styles.name}>{words.order[step]}</span>
          <time dateTime={date.toISOString().slice(0, 10)}>{format.format(date)}</time>
        </li>
      ))}
    </ol>
  );
}
