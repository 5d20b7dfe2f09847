import { formatMoney } from '@/lib/formatMoney';
import type en from '@words/en/saas/v2.json';
import { localeOf } from '@/site/languages';
import { Section, SectionHead } from '@/ui/Section';
import { MenuTrail, TypedLine } from '@/ui/art/saas/ClickTrail';
import { useLanguage } from '@/ui/translation';
import styles from './Tek.module.scss';

interface TekClicksProps {
  words: typeof en.clicks;
  brand: string;
  /** Words of the invoice's card. */
  cards: Record<'invoice' | 'to' | 'draft', string>;
}

/** Comparison of mouse and command line for the same invoice. */
export function TekClicks({ words: { title, text, mouse, line }, brand, cards }: TekClicksProps) {
  const locale = localeOf(useLanguage());
  const [, customer = '', amount = ''] = line.typed.split(' ');
  const invoice = {
    name: cards.invoice,
    to: cards.to,
    customer,
    total: formatMoney(Number(amount) * 100, locale),
    state: cards.draft,
  };
  return (
    <Section id="clicks" tone="surface" labelledBy="clicks-title">
      <SectionHead title={title} text={text} id="clicks-title" />
      <div className={styles.trails}>
        <figure>
          <MenuTrail
            title={mouse.picture}
            program={mouse.program}
            labels={{ ...mouse.labels, invoice: cards.invoice }}
            customer={customer}
            amount={amount}
          />
          <figcaption>
            <strong>{mouse.title}</strong> {mouse.text}
          </figcaption>
        </figure>
        <figure>
          <TypedLine title={line.picture} program={brand} typed={line.typed} invoice={invoice} />
          <figcaption>
            <strong>{line.title}</strong> {line.text}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
