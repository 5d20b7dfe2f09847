import { useId } from 'react';
import { Scene } from './Scene';
import styles from './Sunrise.module.scss';
import { swell } from './swell';

// Isobars of a high: round, widely spaced, around the sun.
const rings = Array.from({ length: 9 }, (_, i) => (
  <ellipse
    key={i}
    cx={330 + 3 * i}
    cy={544 - 5 * i}
    rx={118 + 46 * i + 2 * i * i}
    ry={112 + 42 * i + 2 * i * i}
    transform="rotate(8 330 544)"
    strokeWidth={i % 5 === 1 ? 2.4 : 1.4}
  />
));

const waves = [616, 690, 738, 796, 858].map((y, i) => <path key={y} d={swell(y, 2 + i / 2, 150 + 10 * i)} />);

// On both sides of the sun, and how far their shaded part lies away from it.
const hills = [
  ['M-720 560V498C-300 470-60 520 20 498C70 484 96 462 134 470C170 478 184 508 224 520C250 528 268 542 284 560z', -5],
  [
    'M1440 560V480C1040 440 820 520 730 488C690 474 660 448 616 456C570 464 556 500 512 514C474 526 446 540 420 560z',
    5,
  ],
] as const;

/** Illustration of signing up: the sun rises in a high, a weather balloon ascends, and a paper boat is under way. */
export function Sunrise() {
  const id = useId();
  return (
    <Scene horizon={556} weather="dawn">
      <clipPath id={`${id}c`}>
        <path d="M-720-300H1440V556H-720z" />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <g fill="none" stroke="var(--line)">
          {rings}
        </g>
        <circle cx="330" cy="544" r="132" fill="var(--brand)" opacity=".14" />
        <circle cx="330" cy="544" r="104" fill="var(--brand)" opacity=".24" />
        <circle cx="330" cy="544" r="78" fill="var(--brand)" />
        {/* The hills, with the edge that the sun lights. */}
        {hills.map(([d, away]) => (
          <g key={d}>
            <path d={d} fill="color-mix(in srgb, var(--brand) 45%, var(--isobar))" />
            <path d={d} transform={`translate(${away} 7)`} fill="var(--isobar)" />
          </g>
        ))}
        <path
          d="M-720 560V530C-200 510-20 552 60 532C110 520 150 532 190 560zM1440 560V530C900 500 760 552 690 530C640 516 600 530 552 560z"
          fill="var(--border-strong)"
          opacity=".6"
        />
      </g>
      <path d="M-720 556H1440" stroke="var(--border-strong)" strokeWidth="2" />
      <g fill="none" stroke="var(--wave)" strokeWidth="2">
        {waves}
      </g>
      <path
        d="M270 580H390M284 604H376M262 630H398M296 658H364M280 688H380M306 722H354M292 758H368M316 798H344"
        stroke={`url(#${id}g)`}
        strokeWidth="6"
      />
      <linearGradient id={`${id}g`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="570" y2="820">
        <stop stopColor="var(--brand)" stopOpacity=".9" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity=".3" />
      </linearGradient>
      {/* The balloon in the water. */}
      <path
        className={styles.reflection}
        d="M546 636H574M530 662H590M540 712H556M568 712H598"
        stroke="var(--cloud)"
        strokeWidth="6"
        opacity=".5"
      />
      <g className={styles.boat}>
        <path d="M-48 34H52L20 46-4 64-26 46z" fill="var(--cloud-line)" opacity=".14" />
        <path
          d="M-92 34q-13-6-26 0t-26 0M-78 48q-13-6-26 0t-26 0M72 38q8-5 16 0"
          fill="none"
          stroke="var(--cloud)"
          strokeWidth="3.5"
          opacity=".8"
        />
        <g stroke="var(--cloud-line)" strokeWidth="3.5">
          <path d="M-44-14L0-62 44-14 0 6z" fill="var(--cloud)" />
          <path d="M0-62L44-14 0 6z" fill="var(--cloud-shade)" />
          <path d="M-76-24C-50-10-24-2 0 4 24-2 50-10 76-24L46 34H-46z" fill="var(--cloud)" />
          <path d="M0 4C24-2 50-10 76-24L46 34H10z" fill="var(--cloud-shade)" />
          <path d="M0 4L10 34" fill="none" />
        </g>
      </g>
      <g fill="none" stroke="var(--muted)" strokeWidth="3">
        <path d="M150 372q14-14 26 2q12-16 26-2M96 420q10-10 18 1q9-11 18-1M214 424q9-9 17 1q8-10 17-1" />
      </g>
      <g className={styles.balloon}>
        <path
          d="M520 240C564 240 592 270 592 310C592 354 556 380 528 396H512C484 380 448 354 448 310C448 270 476 240 520 240z"
          fill="var(--cloud)"
        />
        <path
          d="M548 246C576 258 592 280 592 310C592 354 556 380 528 396H512C548 372 570 320 548 246z"
          fill="var(--cloud-shade)"
        />
        <path d="M512 396L508 406H532L528 396z" fill="var(--cloud)" />
        <path d="M470 318C466 292 478 270 500 260" fill="none" stroke="var(--cloud-shade)" strokeWidth="7" />
        <path
          d="M520 240C564 240 592 270 592 310C592 354 556 380 528 396H512C484 380 448 354 448 310C448 270 476 240 520 240zM512 396L508 406H532L528 396"
          fill="none"
          stroke="var(--cloud-line)"
          strokeWidth="3.5"
        />
        <g transform="rotate(-9 520 456)">
          <path
            d="M509 462H531L542 474V512H498V474z"
            fill="var(--cloud)"
            stroke="var(--cloud-line)"
            strokeWidth="3.5"
          />
          <circle cx="520" cy="473" r="4" fill="var(--cloud-line)" />
          <path d="M523 483L511 497H519L516 508L529 493H521z" fill="var(--brand)" />
        </g>
        {/* Its loop goes through the eyelet. */}
        <path
          d="M520 406C516 424 524 434 520 452C512 458 516 466 522.5 473C525 465 526 457 520 452"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.5"
        />
      </g>
    </Scene>
  );
}
