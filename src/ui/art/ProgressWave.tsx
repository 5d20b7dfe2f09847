import { useId } from 'react';
import styles from './ProgressWave.module.scss';
import { curve } from './curve';

interface ProgressWaveProps {
  /** Progress, 0 to 100. */
  percent: number;
}

// A wave of decreasing amplitude.
const points = Array.from({ length: 41 }, (_, i) => {
  const strength = 16 * (1 - i / 40) ** 1.4;
  return +(18 + strength * Math.sin(i * 1.9) * Math.cos(i * 0.7)).toFixed(1);
});
const line = curve(0, 8, points);

/** Progress as a wave that flattens; the completed part is green. Decorative, beside a number. */
export function ProgressWave({ percent }: ProgressWaveProps) {
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
