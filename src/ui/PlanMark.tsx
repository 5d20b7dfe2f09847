import { numberFormat } from '@/lib/formats';
import { localeOf } from '@/site/languages';
import { Icon } from './Icon';
import styles from './PlanMark.module.scss';
import { dashLg } from './icons/dash-lg';
import { useLanguage } from './translation';

interface PlanMarkProps {
  /** A feature of a plan: included, a number, or unlimited. */
  value: boolean | number | 'endless';
  has: string;
  hasNot: string;
  endless: string;
}

/** A cell of a plan comparison; unlimited is ∞ on phones. */
export function PlanMark({ value, has, hasNot, endless }: PlanMarkProps) {
  const language = useLanguage();
  if (typeof value === 'number') return numberFormat(localeOf(language)).format(value);
  if (value === 'endless') {
    return (
      <>
        <span className={styles.sign} aria-hidden="true">
          ∞
        </span>
        <span className={styles.word}>{endless}</span>
      </>
    );
  }
  return (
    <span className={value ? styles.has : styles.not}>
      <Icon name={value ? 'check-lg' : dashLg} />
      <span className="visually-hidden">{value ? has : hasNot}</span>
    </span>
  );
}
