import { numberFormat } from '@/lib/formats';
import type en from '@words/en/demos/product-landing.json';
import { watchFacts } from '@/data/watch';
import { localeOf } from '@/site/languages';
import { Section } from '@/ui/Section';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './WatchSpecs.module.scss';

const units = { width: 'millimeter', height: 'millimeter', weight: 'gram' } as const;
const order = ['width', 'height', 'weight', 'reserve', 'parts', 'screws'] as const;

/** Specifications of the watch. */
export function WatchSpecs({ title, items }: typeof en.facts) {
  const locale = localeOf(useLanguage());
  const { t } = useTranslation('demos/product-landing');
  const read = (fact: (typeof order)[number]) => {
    const value = watchFacts[fact];
    if (fact === 'reserve') return t('facts.hours', { count: value });
    const unit = fact in units ? units[fact as keyof typeof units] : undefined;
    return numberFormat(locale, unit && { style: 'unit', unit }).format(value);
  };
  return (
    <Section tone="surface" tight labelledBy="facts-title">
      <h2 id="facts-title" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {order.map((fact) => (
          <div key={fact}>
            <dt>{items[fact]}</dt>
            <dd>{read(fact)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
