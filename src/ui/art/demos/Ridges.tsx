import { useId } from 'react';

const stones = [
  'M0 560L160 420 250 480 420 300 520 400 640 250 780 420 900 330 1020 430 1180 260 1320 420 1440 360V900H0Z',
  'M0 660L120 580 260 640 430 500 590 620 760 520 940 650 1120 520 1280 630 1440 560V900H0Z',
] as const;

/** The sky, the sun and two hazy ridges; fills its parent. */
export function FarRidge() {
  const sky = useId();
  return (
    <svg viewBox="0 0 1440 900" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor="var(--sky-noon)" />
          <stop offset=".7" stopColor="var(--sky-morning)" />
        </linearGradient>
      </defs>
      <rect width="1440" height="900" fill={`url(#${sky})`} />
      <circle cx="1040" cy="230" r="92" fill="var(--sun)" />
      <path d={stones[0]} fill="color-mix(in srgb, var(--clay) 32%, var(--sky-noon))" />
      <path
        d="M420 300L520 400 470 380 440 410 410 380 370 392ZM640 250L780 420 690 360 650 400 610 350 566 344ZM1180 260L1320 420 1230 370 1190 410 1150 360 1094 354Z"
        fill="var(--paper)"
        fillOpacity=".8"
      />
      <path d={stones[1]} fill="color-mix(in srgb, var(--deep-sea) 46%, var(--sky-noon))" />
    </svg>
  );
}

const pines = [60, 130, 220, 300, 1120, 1190, 1280, 1350, 1410];

/** The valley in front of them: a slope with pines and a sitting person. */
export function NearRidge() {
  return (
    <svg viewBox="0 0 1440 380" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path
        d="M0 150C240 90 380 240 640 250S1120 60 1440 110V380H0Z"
        fill="color-mix(in srgb, var(--deep-sea) 78%, var(--foot-bg))"
      />
      {pines.map((x, index) => (
        <path
          key={x}
          d={`M${x} ${(x < 700 ? 70 : 30) + (index % 3) * 18}l34 62h-16l24 44h-18l22 44h-92l22-44h-18l24-44h-16Z`}
          fill="var(--foot-rule)"
        />
      ))}
      <path d="M0 250C300 190 460 330 760 320S1200 210 1440 250V380H0Z" fill="var(--foot-bg)" />
      <g transform="translate(700 214)">
        <circle cx="40" cy="22" r="16" fill="var(--clay)" />
        <path d="M22 18C22 2 58 0 58 20L40 14Z" fill="var(--foot-bg)" />
        <path d="M16 104C10 64 22 40 42 40S72 62 70 96L60 108H24Z" fill="var(--sun)" />
        <path
          d="M30 96L92 78 112 108"
          stroke="var(--sky-night)"
          strokeWidth="18"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
        <path
          d="M54 54L84 74 100 54"
          stroke="var(--sun)"
          strokeWidth="12"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
        <circle cx="95" cy="60" r="7" fill="var(--paper)" stroke="var(--brand)" strokeWidth="3" />
      </g>
    </svg>
  );
}
