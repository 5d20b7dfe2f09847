import type en from '@words/en/demos/mobile-app.json';
import { courierMoments } from '@/data/courierRound';
import { localeOf } from '@/site/languages';
import { DayRoad } from '@/ui/art/demos/DayRoad';
import { useLanguage } from '@/ui/translation';
import styles from './CourierDay.module.scss';
import { formatClockTime } from './formatClockTime';

const order = ['load', 'way', 'proof', 'rest'] as const;

/** Four moments of a day as full-width bands, which one road joins. */
export function CourierDay({ title, moments: words }: typeof en.day) {
  const locale = localeOf(useLanguage());
  return (
    <section id="day" aria-labelledby="day-title" className={styles.root}>
      <h2 id="day-title">{title}</h2>
      <ol>
        {order.map((moment) => (
          <li key={moment} className={styles[moment]}>
            <div className={styles.row}>
              <p className={styles.time}>{formatClockTime(courierMoments[moment], locale)}</p>
              <div className={styles.scene}>
                <DayRoad moment={moment} />
              </div>
              <div className={styles.words}>
                <h3>{words[moment].title}</h3>
                <p>{words[moment].text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
