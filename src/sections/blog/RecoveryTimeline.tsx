import { useId, useState } from 'react';
import { numberFormat } from '@/lib/formats';
import { Icon } from '@/ui/Icon';
import { useLanguage } from '@/ui/translation';
import type { PostChartProps } from './PostChart';
import { PostFigure } from './PostFigure';
import styles from './RecoveryTimeline.module.scss';

/** Minute at first: two rows of the sample run again, the third does not. */
const start = 30;

/** Minutes until each row runs again, with a slider for the time: at a chosen minute some do and some don't. */
export function RecoveryTimeline({ words, rows, post }: PostChartProps) {
  const numbers = numberFormat(useLanguage());
  const [minute, setMinute] = useState(start);
  const id = useId();
  const last = Math.max(...Object.values(rows));
  const percent = (minutes: number) => `${((100 * minutes) / last).toFixed(1)}%`;
  const { label, down, up } = words.timeline ?? {};
  return (
    <PostFigure className={styles.root} post={post} title={words.title} note={words.note}>
      <p className={styles.minute}>
        <strong aria-hidden="true">{numbers.format(minute)}</strong>
        <label htmlFor={id}>{label}</label>
      </p>
      <div className={styles.lanes}>
        <dl>
          {Object.entries(rows).map(([key, value]) => {
            const isUp = minute >= value;
            return (
              <div key={key} data-up={isUp || undefined}>
                <dt>{words.rows[key]}</dt>
                <dd className={styles.state}>
                  {isUp && <Icon name="check-lg" />}
                  {isUp ? up : down}
                </dd>
                <dd>{numbers.format(value)}</dd>
                <dd className={styles.lane} aria-hidden="true">
                  <svg focusable="false">
                    <line x1={percent(value)} x2="100%" className={styles.rest} />
                    <line x2={percent(value)} className={styles.down} />
                    <line x2={percent(Math.min(minute, value))} className={styles.passed} />
                    {isUp && <line x1={percent(value)} x2={percent(minute)} className={styles.up} />}
                    <line x1={percent(minute)} x2={percent(minute)} y1="-11" y2="11" className={styles.now} />
                  </svg>
                </dd>
              </div>
            );
          })}
        </dl>
        <input
          id={id}
          type="range"
          min="0"
          max={last}
          value={minute}
          onChange={({ target }) => setMinute(Number(target.value))}
        />
      </div>
    </PostFigure>
  );
}
