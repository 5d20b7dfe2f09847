import type en from '@words/en/saas/v1.json';
import { SectionHead } from '@/ui/Section';
import { NightHouse } from '@/ui/art/saas/NightHouse';
import styles from './RadarNight.module.scss';

const lit = { without: [0, 1, 3, 5, 7, 8, 11, 12, 14, 17, 19, 22], with: [15] } as const;

/** Comparison of a night without and with the product. */
export function RadarNight({ title, text, ...nights }: typeof en.night) {
  return (
    <section className={styles.nightBand} aria-labelledby="night-title">
      <SectionHead title={title} text={text} id="night-title" align="center" />
      <div className={styles.nights}>
        {(['without', 'with'] as const).map((id) => (
          <figure key={id} className={styles.night}>
            <NightHouse title={nights[id].picture} lit={lit[id]} calm={id === 'with'} />
            <figcaption>
              <h3>{nights[id].title}</h3>
              <p>{nights[id].text}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
