import { useState } from 'react';
import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { Switch } from '@/ui/Switch';
import { cssVariables } from '@/ui/cssVariables';
import { useLanguage } from '@/ui/translation';
import type { PostChartProps } from './PostChart';
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
  return (
    <figure className={styles.root} data-post={post} data-skipped={isSkipped || undefined}>
      <figcaption>{words.title}</figcaption>
      <div className={styles.total}>
        <p role="status">
          <strong>{numbers.format(isSkipped ? all - skipped : all)}</strong>{' '}
          {isSkipped ? interpolate(words.skip?.less ?? '', { hours: skipped }) : words.skip?.total}
        </p>
        <div className={styles.switch}>
          <Switch label={words.skip?.label} checked={isSkipped} onChange={setSkipped} />
        </div>
      </div>
      <div className={styles.steps} ref={cssVariables({ '--all': all, '--skip': skipped })}>
        <ol className={styles.days} aria-hidden="true">
          {Array.from({ length: Math.floor(all / day) + 1 }, (_, index) => (
            <li key={index} ref={cssVariables({ '--at': index * day })}>
              {numbers.format(index * day)}
            </li>
          ))}
        </ol>
        <dl>
          {keys.map((key, index) => {
            const place = cssVariables({ '--from': sum(keys.slice(0, index)), '--hours': hoursOf(key) });
            const isAccent = key === accent;
            return (
              <div
                key={key}
                data-accent={isAccent || undefined}
                data-after={index > keys.indexOf(accent) || undefined}
                ref={place}
              >
                <dt>{words.rows[key]}</dt>
                <dd>{numbers.format(isAccent && isSkipped ? 0 : hoursOf(key))}</dd>
                <dd className={styles.track} aria-hidden="true">
                  <span className={styles.pile} />
                  <svg viewBox="0 0 24 32" className={styles.form} focusable="false">
                    <rect x="1" y="1" width="22" height="30" rx="2" />
                    <path d="M5 6h10v4H5Z" />
                    <path d="M5 14h14v2H5Zm0 5h14v2H5Zm0 5h9v2H5Z" />
                  </svg>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <p className={styles.note}>{words.note}</p>
    </figure>
  );
}
