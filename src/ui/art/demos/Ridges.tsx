import { useId } from 'react';
import { RidgeHiker } from './RidgeHiker';
import styles from './Ridges.module.scss';

/** Peaks of the far ridge: top, size, and the side that is turned to the sun, −1 the left one. */
const behind = [
  { x: 190, y: 384, size: 0.56, lit: 1 },
  { x: 430, y: 322, size: 0.7, lit: 1 },
  { x: 905, y: 366, size: 0.6, lit: 1 },
  { x: 1430, y: 306, size: 0.74, lit: -1 },
] as const;
const before = [
  { x: 660, y: 262, size: 0.84, lit: 1 },
  { x: 1190, y: 172, size: 1.06, lit: -1 },
] as const;

/** A peak, 470 units high: the lit face on its left, the shaded one, spurs on both, and the snow in two tones. */
function Peak({ x, y, size, lit }: (typeof behind | typeof before)[number]) {
  return (
    <g transform={`translate(${x} ${y}) scale(${-lit * size} ${size})`}>
      <path
        d="M0 0L-34 50-56 66-100 138-148 172-192 258-262 312-326 412-400 470H34L48 340 10 262 28 190-4 124 16 60Z"
        fill="var(--far-lit)"
      />
      <path
        d="M0 0L16 60-4 124 28 190 10 262 48 340 34 470H390L306 392 256 310 190 258 152 180 98 138 64 66 30 44Z"
        fill="var(--far)"
      />
      <path
        d="M-56 66L-46 132-84 204-60 292-118 372-96 470H34L48 340 10 262 28 190-4 124-20 190-6 250-40 330-44 236-22 150ZM-192 258L-176 330-226 402-214 470H-290L-262 404-250 340Z"
        fill="var(--spur)"
        fillOpacity=".2"
      />
      <path
        d="M64 66L52 140 84 206 66 288 118 372 92 470H196L168 380 190 330 138 262 140 204 98 138ZM190 258L204 336 252 404 240 470H310L280 396Z"
        fill="var(--far-lit)"
        fillOpacity=".42"
      />
      <path
        d="M0 0L-34 50-56 66-100 138-88 134-76 184-56 140-40 214-18 158-2 196 14 158-4 124 16 60Z"
        fill="var(--snow)"
      />
      <path
        d="M0 0L16 60-4 124 14 158 26 216 46 156 66 200 78 144 104 176 98 138 64 66 30 44Z"
        fill="var(--snow-shade)"
      />
      <path d="M16 60L-4 124-22 96-40 140-32 88ZM-56 66L-44 96-70 130Z" fill="var(--snow-shade)" fillOpacity=".6" />
      <path d="M30 44L64 66 72 104 50 84 42 122 28 78Z" fill="var(--snow)" fillOpacity=".4" />
    </g>
  );
}

const stars = [
  [120, 90],
  [236, 190],
  [330, 60],
  [420, 150],
  [618, 200],
  [740, 52],
  [806, 148],
  [930, 90],
  [1060, 34],
  [1130, 70],
  [1236, 150],
  [1310, 60],
  [1392, 200],
  [60, 260],
  [510, 220],
  [880, 200],
  [1180, 40],
] as const;

/** The sky, the sun or the moon, and ridges with haze between them; fills its parent. */
export function FarRidge() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1440 900"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      className={styles.root}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop offset=".2" stopColor="var(--high)" />
          <stop offset=".66" stopColor="var(--low)" />
        </linearGradient>
        <radialGradient id={`${id}h`}>
          <stop offset=".2" stopColor="var(--halo)" />
          <stop offset=".5" stopColor="var(--halo)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--halo)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}d`} cx=".36" cy=".34" r=".75">
          <stop stopColor="var(--disc-light)" />
          <stop offset="1" stopColor="var(--disc)" />
        </radialGradient>
        <radialGradient id={`${id}f`}>
          <stop stopColor="var(--low)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--low)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}m`} x2="0" y2="1">
          <stop stopColor="var(--low)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--low)" stopOpacity=".75" />
        </linearGradient>
      </defs>
      <rect width="1440" height="900" fill={`url(#${id}s)`} />
      <g className={styles.stars} fill="var(--paper)">
        {stars.map(([x, y], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={1 + (index % 3) * 0.6}
            className={x < 660 ? styles.start : x < 880 ? styles.middle : undefined}
          />
        ))}
      </g>
      <g className={styles.disc}>
        <circle cx="1000" cy="190" r="210" fill={`url(#${id}h)`} fillOpacity=".8" />
        <circle cx="1000" cy="190" r="62" fill={`url(#${id}d)`} />
        <path
          d="M978 156a14 14 0 1 0 .1 0M1026 196a10 10 0 1 0 .1 0M992 214a6 6 0 1 0 .1 0M1018 150a5 5 0 1 0 .1 0"
          fill="var(--crater)"
        />
      </g>
      <g transform="translate(0 110)">
        <path
          d="M0 470L80 420 150 452 290 372 350 410 520 330 600 392 780 330 840 372 1010 350 1090 300 1280 392 1340 350 1440 400V640H0Z"
          fill="var(--farthest)"
        />
        {behind.map((peak) => (
          <Peak key={peak.x} {...peak} />
        ))}
        <rect y="330" width="1440" height="320" fill={`url(#${id}m)`} />
        {before.map((peak) => (
          <Peak key={peak.x} {...peak} />
        ))}
        <rect y="400" width="1440" height="280" fill={`url(#${id}m)`} />
        <path
          d="M0 640L64 596 150 560 214 556 262 580 330 540 404 498 462 510 534 548 592 544 648 508 704 492 762 520 836 568 902 586 962 578 1036 524 1110 486 1178 508 1240 552 1312 574 1382 552 1440 526V800H0Z"
          fill="var(--mid)"
        />
        <path
          d="M150 560L214 556 262 580 236 640 190 620 176 590ZM404 498L462 510 534 548 560 640 480 620 452 560 422 548ZM704 492L762 520 836 568 880 660 790 640 760 580 724 560ZM1110 486L1036 524 962 578 930 680 1010 640 1040 580 1092 552ZM1382 552L1312 574 1290 660 1350 630Z"
          fill="var(--mid-lit)"
        />
        <ellipse cx="520" cy="640" rx="460" ry="74" fill={`url(#${id}f)`} />
        <ellipse cx="1100" cy="650" rx="420" ry="64" fill={`url(#${id}f)`} />
      </g>
    </svg>
  );
}

const pines = [
  [36, 96, 1],
  [104, 62, 1.25],
  [176, 104, 0.9],
  [246, 92, 1.1],
  [322, 140, 0.8],
  [392, 168, 0.62],
  [1036, 150, 0.6],
  [1096, 106, 0.85],
  [1166, 72, 1.05],
  [1246, 40, 1.3],
  [1322, 66, 1],
  [1396, 34, 1.2],
] as const;

/** On the crest: position and size. */
const tufts = [
  [88, 240, 0.9],
  [196, 240, 0.7],
  [318, 256, 0.9],
  [436, 286, 0.7],
  [506, 302, 0.9],
  [566, 312, 0.6],
  [860, 318, 0.6],
  [930, 308, 0.8],
  [1004, 294, 0.7],
  [1096, 274, 0.9],
  [1218, 250, 0.8],
  [1330, 240, 0.9],
] as const;

/** Boulders, the nearer the larger. */
const rocks = [
  [474, 306, 0.42],
  [538, 330, 0.8],
  [966, 314, 0.62],
  [1028, 302, 0.36],
  [1270, 276, 0.7],
  [140, 272, 0.6],
] as const;

/** The valley in front of them: a slope with pines and a person who sits and looks. */
export function NearRidge() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1440 380"
      preserveAspectRatio="xMidYMax slice"
      className={styles.root}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 150C240 90 380 240 640 250S1120 60 1440 110V380H0Z" fill="var(--slope)" />
      <path
        d="M0 150C240 90 380 240 640 250 420 262 300 150 0 190ZM640 250C820 250 1120 60 1440 110V140C1120 100 860 260 640 250Z"
        fill="var(--slope-lit)"
      />
      {pines.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0L22 46 12 44 34 90 18 87 44 140H4V164H-4V140H-44L-18 87-34 90-12 44-22 46Z" fill="var(--pine)" />
          <path d="M0 0L-22 46-12 44-34 90-18 87-44 140H-6C-14 90-8 40 0 0Z" fill="var(--pine-lit)" />
        </g>
      ))}
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--meadow)" />
        <stop offset=".75" stopColor="var(--ground)" />
      </linearGradient>
      <path d="M0 250C300 190 460 330 760 320S1200 210 1440 250V380H0Z" fill={`url(#${id})`} />
      {/* The light on the crest, and the hollow below it. */}
      <path
        d="M0 250C300 190 460 330 760 320S1200 210 1440 250V257C1210 222 1000 326 760 329 460 340 300 200 0 260Z"
        fill="var(--meadow-lit)"
      />
      <path
        d="M760 329C960 326 1110 268 1230 256 1140 300 1010 352 860 380H560C640 366 700 346 760 329Z"
        fill="var(--meadow-lit)"
        fillOpacity=".16"
      />
      {tufts.map(([x, y, size]) => (
        <path
          key={x}
          d="M-17 6L-20-14-10-2-7-26 0-3 8-20 10-1 19-12 17 6Z"
          fill="var(--meadow)"
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
      {rocks.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-70 12L-30 2H60L78 12 30 22H-40Z" fill="#000" fillOpacity=".25" />
          <path d="M-62 12L-54-22-26-42 14-46 46-24 58 12 20 18H-36Z" fill="var(--rock)" />
          <path d="M14-46L46-24 58 12 20 18 26-14Z" fill="var(--rock-lit)" />
          <path d="M-26-42L14-46 26-14-12-10Z" fill="var(--rock-lit)" fillOpacity=".6" />
          <path d="M-62 12L-54-22-26-42-12-10-36 18Z" fill="var(--rock-shade)" />
        </g>
      ))}
      <g className={styles.hiker}>
        <RidgeHiker />
      </g>
    </svg>
  );
}
