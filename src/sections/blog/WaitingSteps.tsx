import { useState } from 'react';
import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { Switch } from '@/ui/Switch';
import { cssVariables } from '@/ui/cssVariables';
import { useLanguage } from '@/ui/translation';
import type { PostChartProps } from './PostChart';
import { PostFigure } from './PostFigure';
import styles from './WaitingSteps.module.scss';

/** Hours between two lines of the time axis. */
const day = 24;

/** Waiting times in sequence: each row begins where the one above ends; a switch takes the row `accent` away. */
export function WaitingSteps({ words, rows, accent, post }: PostChartProps) {
  const numbers = numberFormat(useLanguage());
  const [isSkipped, setSkipped] = useState(false);
  const keys = Object.keys(rows);
  const hoursOf = (key: string) => rows[key] ?? 0;
  const sum = (some: readonly string[]) => some.reduce((hours, key) => hours + hoursOf(key), 0);
  const all = sum(keys);
  const skipped = hoursOf(accent);
  const percent = (hours: number) => `${((100 * hours) / all).toFixed(2)}%`;
  return (
    <PostFigure
      className={styles.root}
      post={post}
      data-skipped={isSkipped || undefined}
      title={words.title}
      note={words.note}
    >
      <div className={styles.total}>
        <p role="status">
          <strong>{numbers.format(isSkipped ? all - skipped : all)}</strong>{' '}
          {isSkipped ? interpolate(words.skip?.less ?? '', { hours: skipped }) : words.skip?.total}
        </p>
        <div className={styles.switch}>
          <Switch label={words.skip?.label} checked={isSkipped} onChange={setSkipped} />
        </div>
      </div>
      <div className={styles.steps} ref={cssVariables({ '--skip': skipped / all })}>
        <svg className={styles.days} aria-hidden="true" focusable="false">
          {Array.from({ length: Math.floor(all / day) + 1 }, (_, index) => (
            <svg key={index} x={percent(index * day)} overflow="visible">
              {index > 0 && <path d="M.5 0v2000" />}
              <text x={index > 0 ? 7 : 0} y="12">
                {numbers.format(index * day)}
              </text>
            </svg>
          ))}
        </svg>
        <dl>
          {keys.map((key, index) => {
            const from = sum(keys.slice(0, index));
            const isAccent = key === accent;
            return (
              <div key={key} data-accent={isAccent || undefined} data-after={index > keys.indexOf(accent) || undefined}>
                <dt>{words.rows[key]}</dt>
                <dd>{numbers.format(isAccent && isSkipped ? 0 : hoursOf(key))}</dd>
                <dd className={styles.track} aria-hidden="true">
                  <svg focusable="false">
                    <g className={styles.bar}>
                      <svg x={percent(from)} y="13" width={percent(hoursOf(key))} overflow="visible">
                        <line x2="100%" y1="13" y2="13" pathLength={hoursOf(key)} />
                      </svg>
                    </g>
                    <svg x={percent(from + hoursOf(key))} overflow="visible" className={styles.form}>
                      <path d="M5 10h22v32H5Z" />
                      <path d="M9 15h10v5H9Z" />
                      <path d="M9 25h14v2H9Zm0 5h14v2H9Zm0 5h9v2H9Z" />
                    </svg>
                  </svg>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </PostFigure>
  );
}
