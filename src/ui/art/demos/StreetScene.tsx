import { useId } from 'react';
import { StreetHouse, StreetWindow } from './StreetHouse';
import styles from './StreetScene.module.scss';

/** The id of the drawn street, which takes its colours from where it is used: here, and in `StreetEnd`. */
export const streetId = 'lodos-street';

/** The x of a front at a y of the picture, 1440 × 760. */
type FrontLine = (y: number) => number;

const wideFront: FrontLine = (y) => 930 + 70 * Math.sin(y / 170 + 0.4) - y * 0.2;

/** On phones: further to the left, then out to the right between the words and the sun above the roof. */
const narrowFront: FrontLine = (y) =>
  wideFront(y) - 62 * Math.min(1, Math.max(0, (600 - y) / 180)) + Math.max(330 - y, 0) ** 2 / 41;

const fronts = [
  { key: 'wide', front: wideFront, top: -20, discs: [30, 130, 230, 330, 430, 530, 630] },
  { key: 'narrow', front: narrowFront, top: 0, discs: [330, 430, 530, 630] },
] as const;

/** A front from its top to below the picture, as points of a path. */
const pointsOf = (front: FrontLine, top: number) =>
  Array.from({ length: (800 - top) / 20 + 1 }, (_, index) => top + index * 20)
    .map((y) => `${front(y).toFixed(0)} ${y}`)
    .join('L');

const houses = [
  { x: -60, w: 190, h: 216, wall: 'c' },
  { x: 150, w: 170, h: 250, wall: 'b', bay: true },
  { x: 342, w: 200, h: 214, wall: 'a', pump: true },
  { x: 566, w: 168, h: 244, wall: 'c' },
  { x: 758, w: 210, h: 236, wall: 'a', bay: true, pump: true },
  { x: 992, w: 178, h: 214, wall: 'b' },
  { x: 1194, w: 190, h: 254, wall: 'c', bay: true, pump: true },
  { x: 1408, w: 180, h: 216, wall: 'a' },
] as const;

const trees = [136, 552, 980, 1398] as const;

/** Evenly scattered, from the roofs down: none falls on the words above. */
const flakes = Array.from({ length: 90 }, (_, index) => ({
  x: Math.round(((index * 0.7549) % 1) * 980),
  y: Math.round(400 + ((index * 0.5698) % 1) * 350),
  r: 1.5 + (index % 4) * 0.8,
}));

/** Hills, trees, houses and pavement, in the colours of the weather around them. */
function Street({ pane }: { pane: string }) {
  return (
    <>
      <path d="M0 560C180 440 330 520 520 470S900 400 1090 470 1340 450 1440 420V700H0Z" fill="var(--hill)" />
      {trees.map((x) => (
        <g key={x} transform={`translate(${x} 690)`} fill="var(--tree)">
          <path d="M-4 0V-70H4V0Z" />
          <ellipse cy="-104" rx="26" ry="52" />
          <path d="M0-156A26 52 0 0 1 0-52Z" fill="#000" fillOpacity=".14" />
        </g>
      ))}
      <g transform="translate(0 690)">
        {houses.map((house) => (
          <StreetHouse key={house.x} pane={pane} {...house} />
        ))}
      </g>
      {/* Goes on below the picture, for phones. */}
      <rect y="690" width="1440" height="110" fill="var(--ground)" />
      <rect y="690" width="1440" height="8" fill="var(--ground-edge)" />
      <path d="M0 728H1440" stroke="var(--ground-edge)" strokeWidth="3" strokeDasharray="60 34" />
    </>
  );
}

/** The gradient of the sky around it. */
function Sky({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--sky-top)" />
        <stop offset=".85" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect width="1440" height="760" fill={`url(#${id})`} />
      <path d="M0 1V-600H1440V1Z" fill="var(--sky-top)" />
    </>
  );
}

/** A street of old houses: snow ahead of the warm front, lit windows behind it. Needs the timeline `--storm`. */
export function StreetScene() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1440 760"
      preserveAspectRatio="xMidYMax slice"
      className={styles.root}
      aria-hidden="true"
      focusable="false"
    >
      {/* Drawn once, shown twice: each copy inherits the colours of its weather. */}
      <defs>
        <g id={`${id}p`}>
          <StreetWindow glow={`${id}g`} />
        </g>
        <g id={streetId}>
          <Street pane={`${id}p`} />
        </g>
      </defs>
      <clipPath id={`${id}c`}>
        {fronts.map(({ key, front, top }) => (
          <path key={key} d={`M-900-600H2200L${pointsOf(front, top)}L-900 800Z`} className={styles[key]} />
        ))}
      </clipPath>
      <radialGradient id={`${id}h`}>
        <stop stopColor="var(--halo)" />
        <stop offset="1" stopColor="var(--halo)" stopOpacity="0" />
      </radialGradient>
      <g className={styles.warm}>
        <Sky id={`${id}w`} />
        <g className={styles.sun}>
          <circle cx="1190" cy="210" r="230" fill={`url(#${id}h)`} />
          <radialGradient id={`${id}s`} cx=".36" cy=".34" r=".7">
            <stop stopColor="var(--sun-light)" />
            <stop offset="1" stopColor="var(--sun)" />
          </radialGradient>
          <circle cx="1190" cy="210" r="58" fill={`url(#${id}s)`} />
        </g>
        <use href={`#${streetId}`} />
      </g>
      <g clipPath={`url(#${id}c)`}>
        <g className={styles.cold}>
          <Sky id={`${id}k`} />
          <linearGradient id={`${id}b`} x2="0" y2="1">
            <stop stopColor="var(--cloud-top)" />
            <stop offset="1" stopColor="var(--cloud-base)" />
          </linearGradient>
          <g className={styles.clouds} fill={`url(#${id}b)`}>
            <path d="M640 190C600 190 590 140 630 132 632 92 690 82 708 112 730 70 806 74 814 122 872 112 892 190 848 190Z" />
            <path
              d="M780 96C752 96 746 62 774 56 778 26 822 22 834 44 856 18 906 28 906 60 938 58 944 96 916 96Z"
              fillOpacity=".8"
            />
            <path
              d="M700 322C676 322 670 292 694 288 698 262 736 258 746 278 764 256 806 264 808 292 834 290 838 322 816 322Z"
              fillOpacity=".65"
            />
          </g>
          <use href={`#${streetId}`} />
          <g fill="var(--flake)" fillOpacity=".9">
            {flakes.map(({ x, y, r }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
            ))}
          </g>
        </g>
      </g>
      {fronts.map(({ key, front, top, discs }) => (
        <g key={key} className={styles[key]} fill="var(--line)">
          <path d={`M${pointsOf(front, top)}`} fill="none" stroke="var(--line)" strokeWidth="5" />
          {discs.map((y) => {
            const lean = (Math.atan2(front(y + 1) - front(y - 1), 2) * 180) / Math.PI;
            return (
              <path
                key={y}
                d="M0-20A20 20 0 0 0 0 20Z"
                transform={`translate(${front(y).toFixed(1)} ${y}) rotate(${(-lean).toFixed(1)})`}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
