import { memo, useDeferredValue } from 'react';
import { useHydrated } from '@/ui/useHydrated';
import styles from './WeatherMap.module.scss';
import { isobarPath, isobarLevels } from './isobars';

interface WeatherMapProps {
  /** Integer that determines the drawing. */
  seed: number;
}

const size = { width: 1440, height: 260 };
const levels = Array.from({ length: isobarLevels }, (_, step) => step);

const IsobarLine = memo(function IsobarLine({ seed, step }: WeatherMapProps & { step: number }) {
  const { path, heavy } = isobarPath(seed, step, size.width, size.height);
  return path && <path d={path} pathLength="1" strokeWidth={heavy ? 4 : 2.4} />;
});

/** Decorative isobars from a seed, rendered after hydration; fills its positioned parent. */
export function WeatherMap({ seed }: WeatherMapProps) {
  // Contours are expensive: deferred, so that React can interrupt rendering for input.
  const shown = useDeferredValue(useHydrated() ? seed : null);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${2 * size.width} ${2 * size.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {shown !== null && (
        <g key={shown}>
          {levels.map((step) => (
            <IsobarLine key={step} seed={shown} step={step} />
          ))}
        </g>
      )}
    </svg>
  );
}
