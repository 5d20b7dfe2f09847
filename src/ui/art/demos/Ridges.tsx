import { useId } from 'react';
import styles from './Ridges.module.scss';

/** Peaks of the far ridge: x and y of the top, half the width of the foot at 560. */
const peaks = [
  { x: 190, y: 384, lean: 26 },
  { x: 430, y: 330, lean: -30 },
  { x: 660, y: 262, lean: 34 },
  { x: 905, y: 372, lean: -24 },
  { x: 1190, y: 172, lean: 30 },
  { x: 1430, y: 318, lean: 0 },
] as const;

/** A peak: its lit left face, its shaded right one, and the snow on both. */
function Peak({ x, y, lean }: (typeof peaks)[number]) {
  const foot = 620 - y;
  const half = foot * 0.86;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0L${-half} ${foot}H${lean * 2}L${lean} ${foot * 0.34}Z`} fill="var(--far-lit)" />
      <path d={`M0 0L${lean} ${foot * 0.34} ${lean * 2} ${foot}H${half}Z`} fill="var(--far)" />
      <path
        d={`M0 0L-62 ${foot * 0.22}-46 ${foot * 0.2}-30 ${foot * 0.3}-12 ${foot * 0.22} ${lean * 0.7} ${foot * 0.26} ${lean * 0.5} ${foot * 0.12}Z`}
        fill="var(--snow)"
      />
      <path
        d={`M0 0L${lean * 0.5} ${foot * 0.12} ${lean * 0.7} ${foot * 0.26} 34 ${foot * 0.2} 50 ${foot * 0.29} 66 ${foot * 0.23}Z`}
        fill="var(--snow-shade)"
      />
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

/** The sky, the sun or the moon, and two hazy ridges; fills its parent. */
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
          <stop stopColor="var(--halo)" />
          <stop offset="1" stopColor="var(--halo)" stopOpacity="0" />
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
        <circle cx="1000" cy="190" r="165" fill={`url(#${id}h)`} fillOpacity=".8" />
        <circle cx="1000" cy="190" r="62" fill="var(--disc)" />
      </g>
      <g transform="translate(0 110)">
        {peaks.map((peak) => (
          <Peak key={peak.x} {...peak} />
        ))}
        <rect y="330" width="1440" height="320" fill={`url(#${id}m)`} />
        <path
          d="M0 640C90 560 170 540 250 590 330 520 400 480 470 520 560 570 620 560 700 500 800 520 850 600 950 590 1030 520 1120 470 1200 530 1300 590 1380 560 1440 530V800H0Z"
          fill="var(--mid)"
        />
        <path
          d="M0 640C90 560 170 540 250 590 190 600 130 640 90 700L0 760ZM250 590C330 520 400 480 470 520 420 560 360 600 330 680L240 720ZM950 590C1030 520 1120 470 1200 530 1140 560 1060 600 1030 690L930 720Z"
          fill="var(--mid-lit)"
        />
        <rect y="520" width="1440" height="300" fill={`url(#${id}m)`} fillOpacity=".6" />
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

/** The valley in front of them: a slope with pines and a person who sits and looks. */
export function NearRidge() {
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
      <path d="M0 250C300 190 460 330 760 320S1200 210 1440 250V380H0Z" fill="var(--ground)" />
      <g transform="translate(700 214)">
        <ellipse cx="72" cy="112" rx="70" ry="8" fill="#000" fillOpacity=".35" />
        <path d="M16 104C10 64 22 40 42 40S72 62 70 96L60 108H24Z" fill="var(--sun)" />
        <path d="M50 42C66 50 72 72 70 96L60 108H46C56 86 58 62 50 42Z" fill="var(--clay)" fillOpacity=".5" />
        <circle cx="40" cy="22" r="15" fill="#b9713f" />
        <path d="M24 22C20 2 50-4 56 14L44 12C40 18 34 24 24 22Z" fill="#1b1210" />
        <path
          d="M30 98L92 80 110 108"
          stroke="#24405c"
          strokeWidth="17"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
        <path
          d="M54 56L82 74 98 58"
          stroke="var(--sun)"
          strokeWidth="11"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
        <circle cx="95" cy="60" r="6" fill="var(--paper)" stroke="var(--brand)" strokeWidth="3" />
      </g>
    </svg>
  );
}
