import { type ReactNode, useId } from 'react';
import styles from './Scene.module.scss';

interface SceneProps {
  /** The sky's and the sea's first line, in units of the picture's height of 900. */
  horizon: number;
  /** What the sky is like. */
  weather: 'night' | 'dawn' | 'fog' | 'dusk';
  children: ReactNode;
}

/**
 * A tall picture of sky and sea, 720 × 900: fills its place and keeps its middle in sight. On phones only a band of it
 * shows, some 300 units high: whatever a picture is about stands there. Silent to screen readers.
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
      <rect x="-720" width="2160" height={horizon} fill={`url(#${id}s)`} />
      <rect x="-720" y={horizon} width="2160" height={900 - horizon} fill={`url(#${id}w)`} />
      {children}
    </svg>
  );
}
