import type en from '@words/en/demos/finance-consulting.json';
import { tariff } from '@/data/samplePortfolios';
import { formatMoney } from '@/lib/formatMoney';
import { localeOf } from '@/site/languages';
import { Rope } from '@/ui/art/demos/Rope';
import { useLanguage } from '@/ui/translation';
import styles from './Terms.module.scss';

const order = ['talk', 'plan', 'watch'] as const;

interface TermsProps {
  fees: typeof en.fees;
  plain: typeof en.plain;
}

/** Fees and principles in one band, below a rope. */
export function Terms({ fees: { title, text, items }, plain }: TermsProps) {
  const locale = localeOf(useLanguage());
  return (
    <section aria-labelledby="fees-title" className={styles.root}>
      <div className={styles.rope}>
        <Rope />
      </div>
      <div className={styles.container}>
        <div className={styles.head}>
          <h2 id="fees-title">{title}</h2>
          <p>{text}</p>
        </div>
        <dl className={styles.fees}>
          {order.map((item) => (
            <div key={item}>
              <dt>
                {items[item].name} <span>{items[item].unit}</span>
              </dt>
              <dd>{formatMoney(tariff[item], locale, true)}</dd>
            </div>
          ))}
        </dl>
        <h3>{plain.title}</h3>
        <ol className={styles.plain}>
          {plain.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
