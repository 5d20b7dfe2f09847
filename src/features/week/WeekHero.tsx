import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v3.json';
import { useCallback, useEffect, useState } from 'react';
import { type BlockId, type CalendarSlot, countClashes, focusHours, moveBlock, exampleWeek } from '@/data/week';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { reducedMotion } from '@/ui/useMediaQuery';
import { useLanguage } from '@/ui/translation';
import { WeekGrid } from './WeekGrid';
import styles from './WeekHero.module.scss';

/** Delay of the automatic animation in ms. */
const tidyDelay = 1800;

/** Sorts an example week, once automatically or on click; blocks can be moved. */
export function WeekHero(words: typeof en.hero) {
  const [week, setWeek] = useState(() => exampleWeek('messy'));
  const [touched, setTouched] = useState(false);
  const number = numberFormat(localeOf(useLanguage()));
  useEffect(() => {
    if (touched || window.matchMedia(reducedMotion).matches) return undefined;
    const timer = setTimeout(() => setWeek(exampleWeek('tidy')), tidyDelay);
    return () => clearTimeout(timer);
  }, [touched]);
  const move = useCallback((id: BlockId, to: CalendarSlot) => {
    setTouched(true);
    setWeek((there) => moveBlock(there, id, to));
  }, []);
  const clashes = countClashes(week);
  const order = (as: 'messy' | 'tidy') => {
    setTouched(true);
    setWeek(exampleWeek(as));
  };
  return (
    <section className={styles.root} aria-labelledby="week-title">
      <div className={styles.copy}>
        <p className={styles.product}>{words.product}</p>
        <h1 id="week-title">{words.title}</h1>
        <p className={styles.lead}>{words.text}</p>
        <div className={styles.actions}>
          <Button onClick={() => order('tidy')}>{words.tidy}</Button>
          <Button variant="line" onClick={() => order('messy')}>
            {words.mess}
          </Button>
        </div>
        <p role="status" className={styles.score}>
          <span data-has-clashes={clashes > 0}>
            <strong>{clashes}</strong> {words.clashes}
          </span>
          <span>
            <strong>{number.format(focusHours(week))}</strong> {words.focus}
          </span>
        </p>
      </div>
      <div className={styles.calendar}>
        <WeekGrid words={words} week={week} onMove={move} />
        <p>
          <span>{words.how}</span>
          <span>{words.howTouch}</span>
        </p>
      </div>
    </section>
  );
}
