import { numberFormat } from '@/lib/formats';
import type en from '@words/en/demos/finance-consulting.json';
import { samplePortfolios } from '@/data/samplePortfolios';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { boats as drawings } from '@/ui/art/demos/Boats';
import { useLanguage } from '@/ui/translation';
import styles from './HarbourHero.module.scss';

type HarbourHeroProps = typeof en.hero & { boats: typeof en.boats };

/** Hero with three boats and the figures of their portfolios. */
export function HarbourHero({ eyebrow, title, text, action, talk, ledger, boats }: HarbourHeroProps) {
  const locale = localeOf(useLanguage());
  const percent = (value: number) => numberFormat(locale, { style: 'percent' }).format(value / 100);
  return (
    <section className={styles.root}>
      <div className={styles.sky}>
        <div className={styles.copy}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>
            <Button href="#calc">{action}</Button>
            <Button variant="line" to="contact">
              {talk}
            </Button>
          </div>
        </div>
      </div>
      <ul className={styles.fleet} aria-label={ledger.label}>
        {samplePortfolios.map(({ id, load, swing }) => {
          const Boat = drawings[id];
          return (
            <li key={id} className={styles[id]}>
              <div className={styles.boat}>
                <Boat />
              </div>
              <div className={styles.column}>
                <h2>{boats[id].name}</h2>
                <dl>
                  <div className={styles.load}>
                    <dt>{ledger.load}</dt>
                    <dd>{percent(load)}</dd>
                  </div>
                  <div>
                    <dt>{ledger.swing}</dt>
                    <dd>±{percent(swing)}</dd>
                  </div>
                  <div>
                    <dt>{ledger.harbour}</dt>
                    <dd>{boats[id].harbour}</dd>
                  </div>
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
