import { useId } from 'react';
import styles from './ProgressWave.module.scss';
import { curve } from './curve';

interface ProgressWaveProps {
  /** Progress, 0 to 100. */
  percent: number;
  /** Another number, another wave. */
  seed?: number;
}

/** A wave of decreasing amplitude. */
const waveOf = (seed: number) =>
  curve(
    0,
    8,
    Array.from({ length: 41 }, (_, i) => {
      const strength = 16 * (1 - i / 40) ** (1.4 - 0.15 * (seed % 4));
      const gusts = Math.sin(i * (1.9 - 0.31 * seed) + seed) * Math.cos(i * (0.7 + 0.13 * seed));
      return +(18 + strength * gusts).toFixed(1);
    }),
  );

/** Progress as a wave that flattens; the completed part is green. Decorative, beside a number. */
export function ProgressWave({ percent, seed = 0 }: ProgressWaveProps) {
  const line = waveOf(seed);
  const id = useId();
  return (
    <svg className={styles.root} viewBox="0 0 320 36" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <path d={`M-4-4H${3.2 * percent}V40H-4Z`} />
      </clipPath>
      <path d={line} className={styles.ahead} />
      <path d={line} className={styles.behind} clipPath={`url(#${id})`} />
    </svg>
  );
}
