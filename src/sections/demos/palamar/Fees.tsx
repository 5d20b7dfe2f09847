import type en from '@words/en/demos/finance-consulting.json';
import { tariff } from '@/data/samplePortfolios';
import { formatMoney } from '@/lib/formatMoney';
import { localeOf } from '@/site/languages';
import { Section } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './Fees.module.scss';

const order = ['talk', 'plan', 'watch'] as const;

/** Fees in three lines. */
export function Fees({ title, text, items }: typeof en.fees) {
  const locale = localeOf(useLanguage());
  return (
    <Section joined labelledBy="fees-title">
      <div className={styles.planks}>
        <h2 id="fees-title">{title}</h2>
        <p>{text}</p>
        <ul>
          {order.map((item) => (
            <li key={item}>
              <span className={styles.name}>
                {items[item].name}
                <span>{items[item].unit}</span>
              </span>
              <strong>{formatMoney(tariff[item], locale, true)}</strong>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
