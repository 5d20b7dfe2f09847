import { Mascot } from './Mascot';
import { Scene } from './Scene';

// Lines that come from a storm on the left and lie flat under the cloud.
const lines = Array.from({ length: 9 }, (_, i) => {
  const y = 600 + 32 * i;
  const h = 26 - 2.5 * i;
  return `M-360 ${y}q45-${h} 90 0t90 0t90 0q40-${h * 0.7} 80 0t80 0q35-${h * 0.4} 70 0t70 0q30-${h * 0.16} 60 0t60 0H1080`;
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

/** Signed out: the storm is over, the moon is up, and the cloud has fallen asleep on the line that lies still. */
export function CalmNight() {
  return (
    <Scene horizon={600} weather="dusk">
      <g fill="none" stroke="var(--isobar)" strokeWidth="1.4">
        {Array.from({ length: 8 }, (_, i) => (
          <circle key={i} cx="548" cy="348" r={78 + 46 * i} />
        ))}
      </g>
      <rect x="-720" y="600" width="2160" height="300" fill="var(--sea-far)" />
      <circle cx="548" cy="348" r="46" fill="var(--cloud)" />
      <path d="M574 310A46 46 0 1 1 512 376A52 52 0 0 0 574 310z" fill="var(--cloud-shade)" />
      <path d={stars.map(([x, y]) => `M${x} ${y}h.01`).join('')} stroke="var(--border-strong)" strokeWidth="6" />
      <g fill="none" stroke="var(--isobar)" strokeWidth="2.2">
        {lines.slice(1).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={lines[0]} fill="none" stroke="var(--border-strong)" strokeWidth="3" />
      <path
        d="M500 632H596M520 664H576M492 696H604M528 728H568M508 760H588"
        stroke="var(--light)"
        strokeWidth="5"
        opacity=".8"
      />
      <g fill="none" stroke="var(--brand)" strokeWidth="5">
        <path d="M408 436h20l-20 24h20" />
        <path d="M440 392h26l-26 30h26" strokeWidth="5.5" />
        <path d="M384 474h14l-14 17h14" strokeWidth="4.5" />
      </g>
      <svg x="148" y="437" width="290" height="196.2" overflow="visible">
        <Mascot pose="sit" mood="sleep" />
      </svg>
    </Scene>
  );
}
