import { numberFormat } from '@/lib/formats';
import type en from '@words/en/portfolio/case-study/v2.json';
import { useId, useState } from 'react';
import { thermalBoxes } from '@/data/caseStudies';
import type { BoxId } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Switch } from '@/ui/Switch';
import { useLanguage, useTranslation } from '@/ui/translation';
import { TemperatureChart } from './TemperatureChart';
import styles from './TemperatureHero.module.scss';
import type { CaseStoryWords } from './caseStoryWords';
import { simulateTemperature } from './temperature';

interface TemperatureHeroProps {
  id: BoxId;
  frame: (typeof en)['frame'];
  story: Pick<CaseStoryWords, 'here' | 'title' | 'text' | 'tour'>;
}

/** Hero with a temperature and its chart; the inputs change both. */
export function TemperatureHero({ id, frame, story: { here, title, text, tour } }: TemperatureHeroProps) {
  const { t } = useTranslation(`portfolio/case/${id}`);
  const of = thermalBoxes[id];
  const field = useId();
  const [minutes, setMinutes] = useState<number>(of.usual);
  const [warned, setWarned] = useState(true);
  const locale = localeOf(useLanguage());
  const degrees = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const integers = numberFormat(locale, { maximumFractionDigits: 0 });
  const record = simulateTemperature(of.box, minutes, warned);
  const minutesLost = Math.ceil(record.minutesBeyond);
  const isWithinLimit = minutesLost === 0;
  const minutesOpen = Math.ceil(Math.max(...record.open.map(([from, to]) => to - from)));
  return (
    <header className={styles.root}>
      <Breadcrumb
        label={frame.trail}
        steps={[
          { label: frame.home, to: 'home' },
          { label: frame.portfolio, to: 'portfolio/masonry' },
        ]}
        here={here}
      />
      <div className={styles.head}>
        <p className={styles.number} data-wrong={!isWithinLimit || undefined}>
          {degrees.format(record.extreme)}
          <span className={styles.unit}>&nbsp;°C</span>
        </p>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </div>
      <div className={styles.controls}>
        <div className={styles.slider}>
          <label htmlFor={field}>{tour.minutes}</label>
          <input
            id={field}
            type="range"
            min="2"
            max={of.longest}
            value={minutes}
            aria-valuetext={interpolate(frame.minutes, { minutes })}
            onChange={({ target }) => setMinutes(Number(target.value))}
          />
          <span aria-hidden="true">{interpolate(frame.minutes, { minutes })}</span>
        </div>
        <Switch label={tour.warn} checked={warned} onChange={setWarned} />
        <output htmlFor={field} className={styles.result} data-wrong={!isWithinLimit || undefined}>
          {isWithinLimit
            ? interpolate(minutesOpen < minutes ? tour.closed : tour.kept, {
                degrees: degrees.format(record.extreme),
                minutes: integers.format(minutesOpen),
              })
            : t('tour.lost', {
                count: minutesLost,
                minutes: integers.format(minutesLost),
                degrees: degrees.format(record.extreme),
              })}
        </output>
      </div>
      <TemperatureChart
        of={of}
        record={record}
        door={(number) => interpolate(tour.door, { number })}
        comb={id === 'kovan'}
      />
      <p className={styles.legend}>
        <span className={styles.limit}>{interpolate(tour.limit, { degrees: integers.format(of.box.limit) })}</span>
        <span className={styles.open}>{tour.open}</span>
        <span>{frame.example}</span>
      </p>
    </header>
  );
}
