import { useId } from 'react';
import { FilmFamily } from './FilmFamily';
import { FilmGround, FilmNeighbours } from './FilmGarden';
import { FilmHouse } from './FilmHouse';
import { StreetWindow } from './StreetHouse';
import styles from './StreetScene.module.scss';

/** The x of the front at a y of the picture. */
const front = (y: number) => 1000 - 1.15 * y + 46 * Math.sin(y / 90);

const line = Array.from({ length: 41 }, (_, index) => `${front(index * 20 - 30).toFixed(0)} ${index * 20 - 30}`).join(
  'L',
);
const discs = [10, 80, 150, 220];

/** Evenly scattered ahead of the front. */
const flakes = Array.from({ length: 56 }, (_, index) => ({
  x: Math.round(((index * 0.7549) % 1) * 900),
  y: Math.round(((index * 0.5698) % 1) * 764),
  r: 2.5 + (index % 4),
}));

/** The sky of the weather around it. */
function Sky({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--sky-top)" />
        <stop offset=".7" stopColor="var(--sky-low)" />
      </linearGradient>
      <path d="M0 0H1280V764H0Z" fill={`url(#${id})`} />
    </>
  );
}

/**
 * The film's first picture: a warm front passes behind the roof of an old house, and its light across the house.
 * `tools/art/film.ts` moves the parts with `data-film`.
 */
export function FilmScene() {
  const id = useId();
  return (
    <svg
      viewBox="0 44 1280 720"
      preserveAspectRatio="xMidYMid slice"
      className={styles.root}
      aria-hidden="true"
      focusable="false"
    >
      {/* Drawn once, shown in both weathers. */}
      <defs>
        <g id={`${id}p`}>
          <StreetWindow glow={`${id}g`} />
        </g>
        <g id={`${id}t`}>
          <FilmNeighbours pane={`${id}p`} />
          <FilmGround />
          <FilmHouse pane={`${id}p`} />
        </g>
      </defs>
      <clipPath id={`${id}c`}>
        <path d={`M-900-30L${line}L-900 780Z`} data-film="front" />
      </clipPath>
      {/* Ends where the warm copy is opaque, so that no snow sticks out behind it. */}
      <clipPath id={`${id}d`}>
        <path d="M-900 0H940V764H-900Z" data-film="front" />
      </clipPath>
      <linearGradient id={`${id}e`} x1="620" x2="940" gradientUnits="userSpaceOnUse">
        <stop stopColor="#000" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="1280" height="764">
        <path d="M-900 0H3200V764H-900Z" fill={`url(#${id}e)`} data-film="front" />
      </mask>
      <g className={styles.warm}>
        <Sky id={`${id}w`} />
        <radialGradient id={`${id}h`}>
          <stop stopColor="var(--halo)" />
          <stop offset="1" stopColor="var(--halo)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}s`} cx=".36" cy=".34" r=".7">
          <stop stopColor="var(--sun-light)" />
          <stop offset="1" stopColor="var(--sun)" />
        </radialGradient>
        <g data-film="sun">
          <circle cx="1006" cy="156" r="240" fill={`url(#${id}h)`} />
          <circle cx="1006" cy="156" r="62" fill={`url(#${id}s)`} />
        </g>
      </g>
      <g clipPath={`url(#${id}c)`} data-film="sky" className={styles.cold}>
        <Sky id={`${id}k`} />
        <linearGradient id={`${id}b`} x2="0" y2="1">
          <stop stopColor="var(--cloud-top)" />
          <stop offset="1" stopColor="var(--cloud-base)" />
        </linearGradient>
        <g data-film="clouds" fill={`url(#${id}b)`}>
          <path d="M240 220C200 220 190 170 230 162 232 122 290 112 308 142 330 100 406 104 414 152 472 142 492 220 448 220Z" />
          <path
            d="M560 150C532 150 526 116 554 110 558 80 602 76 614 98 636 72 686 82 686 114 718 112 724 150 696 150Z"
            fillOpacity=".7"
          />
        </g>
      </g>
      <g data-film="front" fill="var(--line)">
        <path d={`M${line}`} fill="none" stroke="var(--line)" strokeWidth="6" />
        {discs.map((y) => {
          const lean = (Math.atan2(front(y + 1) - front(y - 1), 2) * 180) / Math.PI;
          return (
            <path
              key={y}
              d="M0-24A24 24 0 0 0 0 24Z"
              transform={`translate(${front(y).toFixed(1)} ${y}) rotate(${(-lean).toFixed(1)})`}
            />
          );
        })}
      </g>
      <g clipPath={`url(#${id}d)`} data-film="cold">
        <use href={`#${id}t`} className={styles.cold} />
      </g>
      <g mask={`url(#${id}m)`} data-film="warm">
        <use href={`#${id}t`} className={styles.warm} />
      </g>
      <path
        d="M258 577C244 550 252 531 263 529 272 544 269 563 258 577ZM258 577C291 580 304 594 302 606 284 606 268 596 258 577ZM258 577C242 600 220 607 213 596 224 580 240 574 258 577Z"
        fill="#b9c9cd"
        data-film="fan"
      />
      <circle cx="258" cy="577" r="8" fill="#8c9a9e" />
      <linearGradient id={`${id}l`} x2="0" y2="1">
        <stop stopColor="#ffd06a" stopOpacity=".6" />
        <stop offset="1" stopColor="#ffd06a" stopOpacity="0" />
      </linearGradient>
      <g data-film="lit">
        <path d="M560 644H920L1010 764H470Z" fill={`url(#${id}l)`} />
        <FilmFamily />
      </g>
      <g clipPath={`url(#${id}c)`} fill="var(--flake)" fillOpacity=".9" data-film="flakes">
        {flakes.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}
