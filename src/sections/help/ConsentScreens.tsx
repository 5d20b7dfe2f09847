import { dateFormat } from '@/lib/formats';
import { type LanguageCode, localeOf } from '@/site/languages';
import { offices } from '@/site/offices';
import { Icon } from '@/ui/Icon';
import { MapPin } from '@/ui/art/MapPin';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import styles from './ConsentScreens.module.scss';
import { Line, Pointer, Press, Toggle } from './ScreenBlocks';
import type { ScreenWords } from './screenTypes';

/** The drawn map, and on it the question whether to load the live one. */
export const MapQuestion = ({ words }: { words: ScreenWords }) => (
  <div className={styles.map}>
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        className={`only-${theme}`}
        src={offices[0]?.map[theme]}
        alt=""
        loading="lazy"
        width="2560"
        height="760"
      />
    ))}
    <span className={styles.gulf}>{words.gulf}</span>
    <span className={styles.north}>{words.north}</span>
    <div className={styles.pin}>
      <MapPin />
    </div>
    <div className={styles.question}>
      <strong>{words.title}</strong>
      <p>{words.text}</p>
      <div className={styles.answers}>
        <Press tone="ink" pressed>
          {words.load}
        </Press>
        <Press tone="quiet">
          {words.route} <Icon name={arrowUpRight} />
        </Press>
      </div>
    </div>
  </div>
);

/** The foot of a page with the link to the settings, and their dialog above it; numbered as the list in the text. */
export const SettingsDialog = ({ words }: { words: ScreenWords }) => (
  <div className={styles.page} data-steps="">
    <div className={styles.dialog}>
      <p>
        <strong>{words.settings}</strong>
        <Icon name="x-lg" />
      </p>
      <ul>
        {(['needed', 'map', 'video'] as const).map((purpose) => (
          <li key={purpose}>
            {words[purpose]}
            {purpose === 'map' && <b>2</b>}
            <Toggle on={purpose !== 'video'} />
          </li>
        ))}
      </ul>
      <Line>
        <Press tone="ink">{words.accept}</Press>
        <Press tone="ink">{words.reject}</Press>
        <Press tone="quiet">
          {words.save} <b>3</b>
        </Press>
      </Line>
    </div>
    <div className={styles.foot}>
      <i />
      <i />
      <b>1</b>
      <span>
        {words.settings}
        <Pointer pressed />
      </span>
    </div>
  </div>
);

const months = [0, 1, 2, 3, 4, 5].map((month) => new Date(Date.UTC(2026, month)));
const lastDay = 30;

interface ConsentMonthsProps {
  words: ScreenWords;
  language: LanguageCode;
}

/** The months that a choice is kept, as sheets of a wall calendar: its day, the months between, and that of the question. */
export function ConsentMonths({ words, language }: ConsentMonthsProps) {
  const format = dateFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.months}>
      <ol>
        {months.map((month, at) => (
          <li key={month.getTime()}>
            <span>{format.format(month)}</span>
            {at === 0 || at === months.length - 1 ? (
              <b>{at === 0 ? 1 : lastDay}</b>
            ) : (
              <svg viewBox="0 0 60 50">
                <path d="M10 10h41M10 20h41M10 30h41M10 40h31" />
              </svg>
            )}
          </li>
        ))}
      </ol>
      <p>
        <span>{words.today}</span>
        <b>{words.months}</b>
        <span>{words.ask}</span>
      </p>
    </div>
  );
}
