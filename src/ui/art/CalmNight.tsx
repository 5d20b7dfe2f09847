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
  [188, 330],
  [262, 214],
  [410, 262],
  [634, 196],
  [668, 420],
  [70, 410],
  [330, 372],
] as const;

/** Illustration of signed out: night, moon, and the mascot sleeping on a calm sea. */
export function CalmNight() {
  return (
    <Scene horizon={525} weather="dusk">
      {/* Below the mascot's feet, the band that phones show has some water. */}
      <g transform="translate(0 -75)">
        <g fill="none" stroke="var(--line)" strokeWidth="1.4">
          {Array.from({ length: 8 }, (_, i) => (
            <circle key={i} cx="618" cy="404" r={78 + 46 * i} />
          ))}
        </g>
        <rect x="-720" y="600" width="2160" height="375" fill="var(--sea-far)" />
        <circle cx="618" cy="404" r="72" fill="var(--cloud)" opacity=".22" />
        <circle cx="618" cy="404" r="46" fill="var(--cloud)" />
        <path d="M604 384h.01M630 416h.01M636 388h.01" stroke="var(--cloud-shade)" strokeWidth="15" />
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
        <path
          d="M570 632H666M590 664H646M562 696H674M598 728H638M578 760H658M602 792H634M586 824H650"
          stroke="var(--light)"
          strokeWidth="5"
          opacity=".8"
        />
        <g fill="none" stroke="var(--brand)" strokeWidth="5">
          <path d="M476 440h18l-18 22h18" />
          <path d="M496 402h22l-22 26h22" strokeWidth="5.5" />
          <path d="M458 474h13l-13 16h13" strokeWidth="4.5" />
        </g>
        <svg x="196" y="437" width="290" height="196.2" overflow="visible">
          <Mascot pose="sit" mood="sleep" />
        </svg>
      </g>
    </Scene>
  );
}
