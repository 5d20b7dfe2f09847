import { useId } from 'react';
import { Mascot } from './Mascot';
import { Scene } from './Scene';

// Waves that flatten from left to right, as from a storm to calm: the amplitude falls by 20 % from crest to trough, and
// from line to line.
const lines = Array.from({ length: 11 }, (_, i) => {
  const y = 600 + 32 * i;
  const heights = Array.from({ length: 10 }, (_, k) =>
    k === 9 ? 0 : Math.round((-1) ** k * (30 - 2.6 * i) * 0.8 ** k),
  );
  const steps = heights.slice(1).map((height, k) => height - (heights[k] ?? 0));
  return `M-430 ${y + (heights[0] ?? 0)}${steps.map((step) => `c36 0 36 ${step} 72 ${step}`).join('')}H1440`;
});

const stars = [
  [90, 250],
  [188, 358],
  [262, 214],
  [410, 262],
  [634, 196],
  [676, 282],
  [70, 410],
  [330, 372],
] as const;

// The moon's reflection: broken strokes around its axis, shorter the farther they are; a string for each row.
const glitter = [
  'M592 614h23',
  'M582 631h27M617 631h11',
  'M590 648h32',
  'M573 665h23M606 665h31',
  'M586 682h20M613 682h13',
  'M564 699h29M600 699h18M627 699h20',
  'M581 716h49',
  'M555 733h22M584 733h36M629 733h27',
  'M575 750h18M602 750h38',
  'M548 767h31M588 767h31M627 767h36',
  'M572 784h43M624 784h20',
  'M541 801h23M573 801h27M611 801h25M645 801h23',
  'M564 818h25M599 818h47',
  'M545 835h40M593 835h22M624 835h43',
].join('');

/** Illustration of signed out: night, moon, and the mascot sleeping on a calm sea. */
export function CalmNight() {
  const id = useId();
  return (
    <Scene horizon={525} weather="dusk">
      {/* Below the mascot's feet, the band that phones show has some water. */}
      <g transform="translate(0 -75)">
        <g fill="none" stroke="var(--line)" strokeWidth="1.4">
          {Array.from({ length: 8 }, (_, i) => (
            <circle key={i} cx="604" cy="430" r={78 + 46 * i} />
          ))}
        </g>
        <rect x="-720" y="600" width="2160" height="375" fill="var(--sea-far)" />
        <circle cx="604" cy="430" r="96" fill="var(--cloud)" opacity=".08" />
        <circle cx="604" cy="430" r="68" fill="var(--cloud)" opacity=".18" />
        <circle cx="604" cy="430" r="46" fill="var(--cloud)" />
        <path d="M590 410h.01M616 442h.01M622 414h.01" stroke="var(--cloud-shade)" strokeWidth="15" />
        <path
          d={stars.map(([x, y]) => `M${x} ${y}h.01`).join('')}
          stroke="var(--cloud)"
          strokeWidth="6"
          opacity=".85"
        />
        <g fill="none" stroke="var(--line)" strokeWidth="2.2">
          {lines.slice(1).map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <path d={lines[0]} fill="none" stroke="var(--border-strong)" strokeWidth="3" />
        <linearGradient id={`${id}m`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="600" y2="920">
          <stop stopColor="var(--cloud)" stopOpacity=".95" />
          <stop offset="1" stopColor="var(--cloud)" stopOpacity=".1" />
        </linearGradient>
        <path d={glitter} stroke={`url(#${id}m)`} strokeWidth="5" />
        <g fill="none" stroke="var(--brand)" strokeWidth="5">
          <path d="M470 440h18l-18 22h18" />
          <path d="M488 402h22l-22 26h22" strokeWidth="5.5" />
          <path d="M454 474h13l-13 16h13" strokeWidth="4.5" />
        </g>
        <path
          d="M262 630q19-7 38 0M248 640q33-9 66 0M364 630q19-7 38 0M352 640q33-9 66 0"
          fill="none"
          stroke="var(--line)"
          strokeWidth="3"
        />
        <svg x="196" y="437" width="290" height="196.2" overflow="visible">
          <Mascot pose="sit" mood="sleep" />
        </svg>
      </g>
    </Scene>
  );
}
