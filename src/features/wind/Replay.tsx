import type en from '@words/en/saas/feature-single.json';
import { useState } from 'react';
import type { WindFeature } from '@/data/windFeatures';
import { interpolate } from '@/lib/interpolate';
import styles from './Replay.module.scss';

interface ReplayProps {
  words: (typeof en)['replay'];
  feature: WindFeature;
  /** Three moments each. */
  without: readonly string[];
  with: readonly string[];
}

const minutes = 30;

/** SVG path of the values, smoothed, in a 600 × 200 box; one value per five minutes. */
function linePath(values: readonly number[]): string {
  const points = values.map((value, index) => [index * 100, 190 - value * 1.8] as const);
  return points
    .map(([x, y], index) => {
      const [px = x, py = y] = points[index - 1] ?? [];
      return index === 0 ? `M${x} ${y}` : `C${px + 50} ${py},${x - 50} ${y},${x} ${y}`;
    })
    .join('');
}

/** Compares half an hour with and without the feature; a slider moves time. */
export function Replay({ words, feature, without, with: helped }: ReplayProps) {
  const [minute, setMinute] = useState(18);
  const happened = (moments: readonly string[]) => moments.filter((_, index) => minute >= 1 + index * 12);
  const side = (label: string, moments: readonly string[], way: 'without' | 'with') => (
    <div className={styles.side} data-way={way}>
      <h3>{label}</h3>
      <ol aria-live="polite">
        {happened(moments).map((moment) => (
          <li key={moment}>{moment}</li>
        ))}
      </ol>
      {happened(moments).length === 0 && <p>{words.waiting}</p>}
    </div>
  );
  const x = (minute / minutes) * 600;
  return (
    <div className={styles.root}>
      <svg viewBox="0 0 600 200" preserveAspectRatio="none" role="img" aria-label={words.chart}>
        <path d={`${linePath(feature.without)}V200H0Z`} className={styles.redGround} />
        <path d={`${linePath(feature.with)}V200H0Z`} className={styles.greenGround} />
        <path d={linePath(feature.without)} className={styles.red} />
        <path d={linePath(feature.with)} className={styles.green} />
        <path d={`M${x} 0V200`} className={styles.now} />
      </svg>
      <div className={styles.time}>
        <label htmlFor="replay-minute">{words.label}</label>
        <input
          id="replay-minute"
          type="range"
          min="0"
          max={minutes}
          value={minute}
          aria-valuetext={interpolate(words.minute, { minute })}
          onChange={({ target }) => setMinute(Number(target.value))}
        />
        <output htmlFor="replay-minute">{interpolate(words.minute, { minute })}</output>
      </div>
      <div className={styles.sides}>
        {side(words.without, without, 'without')}
        {side(words.with, helped, 'with')}
      </div>
    </div>
  );
}
