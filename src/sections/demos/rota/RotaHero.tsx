import type en from '@words/en/demos/mobile-app.json';
import { Button } from '@/ui/Button';
import { MorningScreen, NightScreen, NoonScreen } from '@/ui/art/demos/DayScreens';
import styles from './RotaHero.module.scss';

/** Hero with three phone screens. */
export function RotaHero({ title, text, try: tryIt, how, morning, noon, night }: typeof en.hero) {
  return (
    <section className={styles.root}>
      <div className={styles.container}>
        <div className={styles.copy}>
          <h1>{title}</h1>
          <p>{text}</p>
          <div className={styles.actions}>
            <Button href="#tour">{tryIt}</Button>
            <Button variant="line" href="#day">
              {how}
            </Button>
          </div>
        </div>
        <svg className={styles.arc} viewBox="0 0 1280 700" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-700 1270L-60 690C260 400 700 300 1380 420L2100 547" vectorEffect="non-scaling-stroke" />
        </svg>
        <div className={styles.morning}>
          <MorningScreen words={morning} />
        </div>
        <div className={styles.noon}>
          <NoonScreen words={noon} />
        </div>
        <div className={styles.night}>
          <NightScreen words={night} />
        </div>
      </div>
    </section>
  );
}
