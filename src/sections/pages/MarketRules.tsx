import type en from '@words/en/saas/integrations.json';
import { Section, SectionHead } from '@/ui/Section';
import { Flag } from '@/ui/art/Flag';
import { InvoiceSheet } from '@/ui/art/pages/InvoiceSheet';
import type { LanguageCode } from '@/site/languages';
import styles from './MarketRules.module.scss';

type Words = (typeof en)['compliance'];
type Rule = keyof Words['rows'];

/** The flag of each rule's market. */
const flags: Record<Rule, LanguageCode> = {
  einvoice: 'tr',
  waybill: 'tr',
  ledger: 'tr',
  iys: 'tr',
  xrechnung: 'de',
  gobd: 'de',
  datev: 'de',
  optin: 'de',
};

/** A card per market with its invoice and its rules; the words begin with the market of their readers. */
export function MarketRules({ title, text, rows }: Words) {
  const rules = Object.keys(rows) as Rule[];
  const markets = [...new Set(rules.map((rule) => flags[rule]))].map((flag) => ({
    flag,
    rules: rules.filter((rule) => flags[rule] === flag),
    invoice: flag === 'tr' ? rows.einvoice.rule : rows.xrechnung.rule,
  }));
  return (
    <Section id="compliance" tight labelledBy="compliance-title">
      <SectionHead id="compliance-title" title={title} text={text} quiet />
      <ul className={styles.root}>
        {markets.map((market) => (
          <li key={market.flag}>
            <div className={styles.head}>
              <h3>
                <Flag code={market.flag} /> {rows[market.rules[0] ?? 'einvoice'].market}
              </h3>
              <InvoiceSheet className={styles.sheet} market={market.flag} name={market.invoice.split(', ')[0]} />
            </div>
            <dl>
              {market.rules.map((rule) => (
                <div key={rule}>
                  <dt>{rows[rule].rule}</dt>
                  <dd>{rows[rule].does}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
