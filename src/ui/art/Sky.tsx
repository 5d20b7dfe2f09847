import type { Season } from '@/data/seasons';
import styles from './Sky.module.scss';

/** Evenly spread positions without a visible pattern: multiples of the golden ratio, modulo 1. */
const places = Array.from({ length: 34 }, (_, index) => ({
  x: Math.round(((index * 0.618034) % 1) * 1280),
  y: Math.round(((index * 0.381966 * 1.7) % 1) * 560) + 10,
  turn: (index * 47) % 90,
}));

function Snow() {
  return places.map(({ x, y, turn }) => <circle key={x} className={styles.flake} cx={x} cy={y} r={2.5 + (turn % 4)} />);
}

function Petals() {
  return places.map(({ x, y, turn }) => (
    <path
      key={x}
      className={styles.petal}
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d="M0-9C7-5 7 5 0 9-7 5-7-5 0-9z"
    />
  ));
}

function Sun() {
  return (
    <g className={styles.sun}>
      <circle cx="1010" cy="250" r="196" />
      <circle cx="1010" cy="250" r="262" />
      <circle cx="1010" cy="250" r="336" />
      <circle cx="1010" cy="250" r="420" />
    </g>
  );
}

// In autumn the rain is on the goods: around them its strokes would look like scratches.
const weather = { winter: Snow, spring: Petals, summer: Sun };

/** A season's sky behind a picture: decorative, fills its positioned parent. */
export function Sky({ season }: { season: Season }) {
  if (season === 'autumn') return null;
  const Weather = weather[season];
  return (
    <svg
      className={`${styles.root} ${season === 'summer' ? '' : styles.falling}`}
      viewBox="0 0 1280 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Weather />
    </svg>
  );
}
