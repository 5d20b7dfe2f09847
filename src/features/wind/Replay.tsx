import type en from '@words/en/saas/feature-single.json';
import { useState } from 'react';
import type { WindFeature } from '@/data/windFeatures';
import { interpolate } from '@/lib/interpolate';
import { roundToTenth } from '@/lib/roundToTenth';
import { cssVariables } from '@/ui/cssVariables';
import styles from './Replay.module.scss';

interface ReplayProps {
  words: (typeof en)['replay'];
  feature: WindFeature;
  /** Three moments each. */
  without: readonly string[];
  with: readonly string[];
}

/** Steps of the slider: five to each value of the curves. The incidents last minutes or hours, so the axis has no unit. */
const length = 30;

/** The steps of the three moments: halfway between two values of the curves. */
const momentSteps = [2.5, 12.5, 22.5];

/** Share of the chart's height, from its top, in per cent. */
const heightOf = (value: number) => roundToTenth(95 - value * 0.9);

/**
 * SVG path of the values, smoothed, in a 600 × 100 box; one value per five steps. The first and the last value go on
 * beyond the box, up to the window's edges.
 */
function linePath(values: readonly number[]): string {
  const points = values.map((value, index) => [index * 100, heightOf(value)] as const);
  const curve = points.map(([x, y], index) => {
    const [px = x, py = y] = points[index - 1] ?? [];
    return index === 0 ? `M-900 ${y}H0` : `C${px + 50} ${py},${x - 50} ${y},${x} ${y}`;
  });
  return `${curve.join('')}H1500`;
}

/** The value of a curve halfway between two of its points. */
function valueAt(values: readonly number[], step: number): number {
  const index = Math.floor(step / 5);
  return ((values[index] ?? 0) + (values[index + 1] ?? 0)) / 2;
}

/**
 * Two curves of an incident, without and with the feature, and the events on them. A slider moves time; events up to it
 * are in full colour.
 */
export function Replay({ words, feature, without, with: helped }: ReplayProps) {
  const [step, setStep] = useState(18);
  const hasHappened = (index: number) => step >= (momentSteps[index] ?? 0);
  const count = momentSteps.filter((_, index) => hasHappened(index)).length;
  const state = count === 0 ? words.before : interpolate(words.moment, { moment: count, count: momentSteps.length });
  const side = (label: string, moments: readonly string[], way: 'without' | 'with') => (
    <div className={styles.side} data-way={way}>
      <h3>{label}</h3>
      <ol>
        {moments.map((moment, index) => (
          <li key={moment} data-happened={hasHappened(index) || undefined}>
            {moment}
          </li>
        ))}
      </ol>
    </div>
  );
  const marks = (values: readonly number[], way: 'without' | 'with') =>
    momentSteps.map((at, index) => {
      const [x, y] = [`${roundToTenth((at / length) * 100)}%`, `${heightOf(valueAt(values, at))}%`];
      return (
        <g key={at} className={styles.mark} data-way={way} data-happened={hasHappened(index) || undefined}>
          <line x1={x} x2={x} y1={way === 'without' ? '0%' : '100%'} y2={y} />
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y} dy="5">
            {index + 1}
          </text>
        </g>
      );
    });
  // Behind the last step, where the slider's line never comes.
  const end = (label: string, values: readonly number[], way: 'without' | 'with') => (
    <text x="100%" y={`${heightOf(values.at(-1) ?? 0)}%`} dy="-10" className={styles.name} data-way={way}>
      {label}
    </text>
  );
  const now = `${roundToTenth((step / length) * 100)}%`;
  return (
    <div className={styles.root}>
      {side(words.without, without, 'without')}
      {/* Positions in per cent: numbers and lines keep their shape in every width. */}
      <svg className={styles.chart} role="img" aria-label={words.chart}>
        <svg viewBox="0 0 600 100" preserveAspectRatio="none" width="100%" height="100%">
          <path d={`${linePath(feature.without)}V100H-900Z`} className={styles.redGround} />
          <path d={`${linePath(feature.with)}V100H-900Z`} className={styles.greenGround} />
          <path d={linePath(feature.without)} className={styles.red} />
          <path d={linePath(feature.with)} className={styles.green} />
        </svg>
        {step < length && <rect x={now} width="250%" height="100%" className={styles.future} />}
        <text className={styles.axis}>{words.axis} ↑</text>
        {end(words.without, feature.without, 'without')}
        {end(words.with, feature.with, 'with')}
        {marks(feature.without, 'without')}
        {marks(feature.with, 'with')}
        <line x1={now} x2={now} y1="0" y2="100%" className={styles.now} />
      </svg>
      <div className={styles.time}>
        <label htmlFor="replay-step">{words.label}</label>
        <input
          id="replay-step"
          type="range"
          min="0"
          max={length}
          value={step}
          aria-valuetext={state}
          ref={cssVariables({ '--now': step / length })}
          onChange={({ target }) => setStep(Number(target.value))}
        />
        <output htmlFor="replay-step">{state}</output>
      </div>
      {side(words.with, helped, 'with')}
    </div>
  );
}
