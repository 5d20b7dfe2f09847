import { useMemo } from 'react';
import { weatherOf } from '@/lib/weather';
import { useHydrated } from '@/ui/useHydrated';
import styles from './WeatherMap.module.scss';

interface WeatherMapProps {
  /** Whose weather: the same number, the same lines. */
  seed: number;
}

const size = { width: 1440, height: 260 };

/** Isobars of one's own on a dark ground, drawn in the browser: decoration that fills its positioned parent. */
export function WeatherMap({ seed }: WeatherMapProps) {
  const awake = useHydrated();
  const lines = useMemo(() => (awake ? weatherOf(seed, size.width, size.height) : []), [awake, seed]);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${2 * size.width} ${2 * size.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g key={`${awake} ${seed}`}>
        {lines.map(({ path, heavy }) => (
          <path key={path} d={path} pathLength="1" strokeWidth={heavy ? 4 : 2.4} />
        ))}
      </g>
    </svg>
  );
}
