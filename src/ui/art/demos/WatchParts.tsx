import type { WatchLayer } from '@/data/watch';

/** The middle of each layer on the cloth. */
const places: readonly (readonly [layer: WatchLayer, x: number, y: number])[] = [
  ['glass', 112, 82],
  ['hands', 300, 70],
  ['dial', 486, 84],
  ['case', 180, 214],
  ['works', 392, 190],
];

const screws = [
  [350, 268],
  [372, 284],
  [394, 264],
  [416, 282],
  [440, 268],
  [464, 286],
] as const;

/**
 * The watch taken apart on a cloth. Needs the dial's colour.
 * @param layersOf prefix of the ids of the layers, which `WatchStack` draws
 */
export function WatchParts({ layersOf, className }: { layersOf: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 600 320"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H600V320H0Z" fill="var(--table)" />
      <path
        d="M0 20C160 12 320 34 600 16M0 300C200 308 380 286 600 302"
        fill="none"
        stroke="var(--grain)"
        strokeWidth="2"
      />
      <path d="M30 26L574 18 584 300 22 308Z" fill="#000" fillOpacity=".18" transform="translate(6 8)" />
      <path d="M30 26L574 18 584 300 22 308Z" fill="var(--cloth)" />
      <path
        d="M27 54L575 46M24 280L583 272M58 26L50 308M546 18L556 300"
        stroke="var(--stripe)"
        strokeWidth="6"
        strokeOpacity=".7"
      />
      {places.map(([layer, x, y]) => (
        <g key={layer} transform={`translate(${x} ${y}) scale(.56)`}>
          <ellipse cx="12" cy={layer === 'case' ? 44 : 22} rx="156" ry="60" fill="#000" fillOpacity=".16" />
          <use href={`#${layersOf}layer-${layer}`} />
        </g>
      ))}
      {screws.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle cx="2" cy="3" r="6.5" fill="#000" fillOpacity=".2" />
          <circle r="6.5" fill="#b3bec2" stroke="#4b585e" strokeWidth="1.5" />
          <path d="M-4-2L4 2" stroke="#1d262a" strokeWidth="2" />
        </g>
      ))}
      <g transform="translate(522 226) rotate(-52)">
        <path d="M-74 5H62V17H-74Z" fill="#000" fillOpacity=".16" />
        <path d="M-78-3H-20V3H-78L-84 0Z" fill="#839197" />
        <path d="M-24-7H-8V7H-24Z" fill="#4b585e" />
        <path d="M-8-10H50A10 10 0 0 1 50 10H-8Z" fill="var(--clay)" />
        <path d="M-2-4H48" stroke="#fff" strokeOpacity=".35" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
