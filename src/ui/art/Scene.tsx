import { type ReactNode, useId } from 'react';
import styles from './Scene.module.scss';

interface SceneProps {
  /** The y of the horizon, in units of the picture's height of 900. */
  horizon: number;
  weather: 'night' | 'dawn' | 'fog' | 'dusk';
  children: ReactNode;
}

/**
 * A tall picture of sky and sea, 720 × 900: covers its box, centred. On phones only a band of some 300 units is
 * visible: place the subject there. Hidden from screen readers.
 */
export function Scene({ horizon, weather, children }: SceneProps) {
  const id = useId();
  return (
    <svg
      className={`${styles.root} ${styles[weather]}`}
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id={`${id}w`} x2="0" y2="1">
        <stop stopColor="var(--sea-far)" />
        <stop offset="1" stopColor="var(--sea-near)" />
      </linearGradient>
      <rect x="-1440" width="2880" height={horizon} fill={`url(#${id}s)`} />
      <rect x="-1440" y={horizon} width="2880" height={900 - horizon} fill={`url(#${id}w)`} />
      {children}
    </svg>
  );
}
