import { numberFormat } from '@/lib/formats';
import type en from '@words/en/demos/classic.json';
import { sampleTemperatures } from '@/data/lodosHouse';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { StreetScene } from '@/ui/art/demos/StreetScene';
import { useLanguage } from '@/ui/translation';
import styles from './LodosHero.module.scss';

/**
 * Formats degrees Celsius, such as `21°C`.
 * @param locale BCP 47 tag
 */
export const formatCelsius = (degrees: number, locale: string) =>
  numberFormat(locale, { style: 'unit', unit: 'celsius' }).format(degrees);

/** Hero: the offer above a street that a warm front crosses as the page is scrolled. */
export function LodosHero({ company, title, text, action, film, outside, inside }: typeof en.hero) {
  const locale = localeOf(useLanguage());
  return (
    <section className={styles.root}>
      <StreetScene />
      <div className={styles.content}>
        <p className={styles.company}>{company}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <Button to="contact">{action}</Button>
          <Button variant="line" href="#film">
            {film}
          </Button>
        </div>
        <dl className={styles.degrees}>
          <div>
            <dt>{outside}</dt>
            <dd>{formatCelsius(sampleTemperatures.outside, locale)}</dd>
          </div>
          <div>
            <dt>{inside}</dt>
            <dd>{formatCelsius(sampleTemperatures.inside, locale)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
