import { dateFormat } from '@/lib/formats';
import type en from '@words/en/contact/v2.json';
import { interpolate } from '@/lib/interpolate';
import {
  type CallbackDay,
  formatDayAndTime,
  visitorTimeZone,
  visitorTimeIfDifferent,
  formatTime,
} from '@/site/callbackTimes';
import { company } from '@/site/company';
import { Icon } from '@/ui/Icon';
import { useLanguage } from '@/ui/translation';
import styles from './CallbackPicker.module.scss';

interface CallbackPickerProps {
  words: (typeof en)['call'];
  /** Available days; empty before hydration. */
  days: readonly CallbackDay[];
  /** Selected day, as 2025-03-03; the first one if it is not available. */
  date: string;
  /** Unix time in ms; null: no callback. */
  chosen: number | null;
  onDay: (date: string) => void;
  onTime: (time: number | null) => void;
}

/** Folded: radio buttons for a day and a half hour within the office hours; also shows the time in the visitor's time zone. */
export function CallbackPicker({ words, days, date, chosen, onDay, onTime }: CallbackPickerProps) {
  const language = useLanguage();
  const { from, to, timeZone } = company.hours;
  const day = days.find((each) => each.date === date) ?? days[0];
  // Resolving the browser's time zone is slow; skipped while there are no times.
  const visitorZone = day ? visitorTimeZone() : timeZone;
  const weekday = dateFormat(language, { timeZone, weekday: 'short' });
  const dayOfMonth = dateFormat(language, { timeZone, day: 'numeric', month: 'short' });
  const visitorTime = (time: number) => visitorTimeIfDifferent(time, language, visitorZone, timeZone);
  return (
    <div className={styles.root}>
      <details>
        <summary>
          {words.title}
          <Icon name="chevron-down" />
        </summary>
        <p>{interpolate(words.text, { from, to })}</p>
        {!day ? (
          <p className={styles.waiting}>{words.waiting}</p>
        ) : (
          <>
            <fieldset className={styles.days}>
              <legend>{words.day}</legend>
              {days.map(({ date: value, times: [first = 0] }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="callback-day"
                    value={value}
                    checked={value === day.date}
                    onChange={() => onDay(value)}
                  />
                  <span>
                    {weekday.format(first)} <small>{dayOfMonth.format(first)}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            <fieldset className={styles.times}>
              <legend>
                {words.time}
                {visitorTime(day.times[0] ?? 0) !== null && <small> {words.small}</small>}
              </legend>
              <label className={styles.none}>
                <input type="radio" name="callback-time" checked={chosen === null} onChange={() => onTime(null)} />
                <span>{words.none}</span>
              </label>
              {day.times.map((time) => (
                <label key={time}>
                  <input type="radio" name="callback-time" checked={chosen === time} onChange={() => onTime(time)} />
                  <span>
                    {formatTime(time, language, timeZone)}
                    {visitorTime(time) !== null && (
                      <small>
                        <span aria-hidden="true">{visitorTime(time)}</span>
                        <span className="visually-hidden">
                          {interpolate(words.yours, { time: visitorTime(time) ?? '' })}
                        </span>
                      </small>
                    )}
                  </span>
                </label>
              ))}
            </fieldset>
          </>
        )}
      </details>
      <p role="status" className={styles.chosen}>
        {chosen !== null && interpolate(words.chosen, { when: formatDayAndTime(chosen, language, timeZone) })}
      </p>
    </div>
  );
}
