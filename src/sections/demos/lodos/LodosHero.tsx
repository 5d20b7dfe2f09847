import { numberFormat } from '@/lib/formats';
import type en from '@words/en/demos/classic.json';
import { sampleTemperatures } from '@/data/lodosHouse';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { FrontMap } from '@/ui/art/demos/FrontMap';
import { useLanguage } from '@/ui/translation';
import styles from './LodosHero.module.scss';

/**
 * Formats degrees Celsius, such as `21°C`.
 * @param locale BCP 47 tag
 */
export const formatCelsius = (degrees: number, locale: string) =>
  numberFormat(locale, { style: 'unit', unit: 'celsius' }).format(degrees);

/** Hero: weather map with a split headline. */
export function LodosHero({ company, cold, warm, text, action, film, outside, inside, low, high }: typeof en.hero) {
  const locale = localeOf(useLanguage());
  return (
    <section className={styles.root}>
      <FrontMap low={low} high={high} />
      <div className={styles.content}>
        <p className={styles.company}>{company}</p>
        <h1>
          <span>{cold}</span> <span className={styles.warm}>{warm}</span>
        </h1>
        <p className={styles.outside}>
          <strong>{formatCelsius(sampleTemperatures.outside, locale)}</strong> {outside}
        </p>
        <p className={styles.inside}>
          <strong>{formatCelsius(sampleTemperatures.inside, locale)}</strong> {inside}
        </p>
        <div className={styles.copy}>
          <p>{text}</p>
          <div className={styles.actions}>
            <Button variant="ink" to="contact">
              {action}
            </Button>
            <Button variant="line" href="#film">
              {film}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
