import { numberFormat } from '@/lib/formats';
import type en from '@words/en/demos/finance-consulting.json';
import { formatMoney } from '@/lib/formatMoney';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './Calculator.module.scss';
import { RangeField } from './RangeField';
import { SavingsChart } from './SavingsChart';
import { type PlanField, parseSavingsQuery, savingsFields, savingsLimits, toSavingsPlan } from './savingsQuery';
import { projectSavings } from './savings';

/** Savings calculator; its inputs are query parameters. */
export function Calculator({ title, text, note, reset, ...words }: typeof en.calc) {
  const locale = localeOf(useLanguage());
  const { t } = useTranslation('demos/finance-consulting');
  const [query, setQuery] = useQueryString();
  const choice = parseSavingsQuery(query);
  const ledger = projectSavings(toSavingsPlan(choice));
  const { paid, sum } = ledger.at(-1) ?? { paid: 0, sum: 0 };
  const change = (changes: Partial<Record<PlanField, number>>) => {
    const next = new URLSearchParams(query);
    for (const [field, value] of Object.entries(changes)) next.set(field, String(value));
    setQuery(next.toString(), { replace: true });
  };
  const percent = numberFormat(locale, { style: 'percent', minimumFractionDigits: 1 });
  const read: Record<PlanField, (value: number) => string> = {
    start: (dollars) => formatMoney(dollars * 100, locale, true),
    monthly: (dollars) => formatMoney(dollars * 100, locale, true),
    years: (count) => t('calc.yearsOf', { count }),
    rate: (tenths) => percent.format(tenths / 1000),
  };
  return (
    <Section id="calc" tone="surface" labelledBy="calc-title">
      <SectionHead title={title} text={text} id="calc-title" />
      <div className={styles.root}>
        <div className={styles.dials}>
          {savingsFields.map((field) => {
            const { min, max, step } = savingsLimits[field];
            const value = choice[field];
            const given = { min, max, step, value, label: words[field], text: read[field](value) };
            return <RangeField key={field} {...given} onChange={(chosen) => change({ [field]: chosen })} />;
          })}
          <Button
            variant="line"
            size="s"
            onClick={() =>
              change(Object.fromEntries(savingsFields.map((field) => [field, savingsLimits[field].usual])))
            }
          >
            {reset}
          </Button>
        </div>
        <div className={styles.result}>
          <dl>
            <div className={styles.sum}>
              <dt>{words.sum}</dt>
              <dd>{formatMoney(sum, locale)}</dd>
            </div>
            <div className={styles.paid}>
              <dt>{words.paid}</dt>
              <dd>{formatMoney(paid, locale)}</dd>
            </div>
            <div className={styles.gained}>
              <dt>{words.gained}</dt>
              <dd>{formatMoney(sum - paid, locale)}</dd>
            </div>
          </dl>
          <SavingsChart
            ledger={ledger}
            label={t('calc.chart', {
              count: choice.years,
              paid: formatMoney(paid, locale),
              sum: formatMoney(sum, locale),
            })}
          />
        </div>
        <div className={styles.ledger}>
          <details>
            <summary>{words.table}</summary>
            <table>
              <thead>
                <tr>
                  {[words.year, words.paid, words.sum].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ledger.map(({ year, ...line }) => (
                  <tr key={year}>
                    <th scope="row">{year}</th>
                    <td>{formatMoney(line.paid, locale)}</td>
                    <td>{formatMoney(line.sum, locale)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          <p className={styles.note}>{note}</p>
        </div>
      </div>
    </Section>
  );
}
