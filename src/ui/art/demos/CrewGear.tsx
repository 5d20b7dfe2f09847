import type { ReactNode } from 'react';

/** Something that hangs on the wall of the deckhouse, with its shadow on the planks. */
const Hung = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const shadow = { fill: 'none', stroke: '#000', strokeOpacity: 0.14, strokeLinecap: 'round' } as const;

/** Each pair of spokes once through the hub, from handle to handle. */
const spokes = [0, 45, 90, 135].map((angle) => (
  <g key={angle} transform={`rotate(${angle})`} strokeLinecap="round">
    <path d="M0-52V52" stroke="var(--wood-shade)" strokeWidth="5" />
    <path d="M0-53V-46M0 46V53" stroke="var(--wood)" strokeWidth="9" />
  </g>
));

function Wheel() {
  return (
    <Hung>
      <g transform="translate(64 81)" {...shadow}>
        <circle r="35" strokeWidth="11" />
        <path d="M0-53V53M-53 0H53M-37-37L37 37M37-37L-37 37" strokeWidth="7" />
      </g>
      <g transform="translate(60 75)" fill="none">
        {spokes}
        <circle r="35" stroke="var(--wood-shade)" strokeWidth="12" />
        <circle r="35" stroke="var(--wood)" strokeWidth="8" />
        <circle r="37" stroke="#fff" strokeOpacity=".22" strokeWidth="1.5" />
        <circle r="12" fill="var(--brass)" stroke="var(--brass-shade)" strokeWidth="2" />
        <circle r="4" fill="var(--brass-shade)" />
      </g>
    </Hung>
  );
}

function Chart() {
  return (
    <Hung>
      <path d="M14 24H110V134H14Z" fill="#000" fillOpacity=".14" />
      <path d="M8 16H104V112L88 126H8Z" fill="#d5e5e6" />
      <path d="M8 16H52C50 30 36 34 34 48C32 62 20 64 8 66Z" fill="#ecd3a0" />
      <path d="M104 74C94 78 92 92 84 96C78 100 76 114 66 126H88L104 112Z" fill="#ecd3a0" />
      <g fill="none" stroke="#7fa6b4" strokeWidth="1.5">
        <path d="M62 16C60 36 46 42 44 56C42 70 26 74 8 76M76 16C74 44 56 50 54 64C50 80 30 86 8 88" />
        <path d="M104 62C86 66 84 84 76 90C66 98 64 112 56 126" />
      </g>
      <path
        d="M28 56C44 84 62 66 84 88"
        fill="none"
        stroke="var(--clay)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <path d="M82 84L91 93M91 84L82 93" stroke="var(--clay)" strokeWidth="3" strokeLinecap="round" />
      <path d="M84 26L87 36L97 39L87 42L84 52L81 42L71 39L81 36Z" fill="var(--deep-sea)" />
      <path d="M104 112L88 126V114Z" fill="#fbf6e8" />
      <path d="M34 96L22 136M36 96L50 134" stroke="var(--brass-shade)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="35" cy="94" r="6" fill="var(--brass)" stroke="var(--brass-shade)" strokeWidth="2" />
      <g fill="var(--brass)" stroke="var(--brass-shade)">
        <circle cx="14" cy="22" r="3" />
        <circle cx="98" cy="22" r="3" />
      </g>
    </Hung>
  );
}

/** Loops of the coil, and its end. */
const loops = [
  'M60 44C26 62 22 124 58 134C92 126 92 64 60 44Z',
  'M60 44C40 66 34 112 60 120C86 112 82 66 60 44Z',
  'M66 60C96 74 104 104 96 140',
];

function Coil() {
  return (
    <Hung>
      <g transform="translate(5 6)" {...shadow} strokeWidth="12">
        <path d={loops[0]} />
        <path d="M22 32H100" />
      </g>
      <path d="M18 24H102V36H18Z" fill="var(--wood-shade)" />
      <path d="M18 24H102V32H18Z" fill="var(--wood)" />
      <path d="M55 40V14Q55 6 60 6Q65 6 65 14V40Z" fill="var(--brass)" stroke="var(--brass-shade)" strokeWidth="1.5" />
      <g fill="none" stroke="var(--clay)" strokeLinecap="round">
        {loops.map((loop) => (
          <g key={loop}>
            <path d={loop} strokeWidth="11" />
            <path d={loop} stroke="var(--sun)" strokeWidth="8" />
            <path d={loop} strokeWidth="8" strokeDasharray="1.5 6" strokeLinecap="butt" />
          </g>
        ))}
        {[48, 56, 64].map((y) => (
          <g key={y}>
            <path d={`M46 ${y}Q60 ${y + 5} 74 ${y}`} strokeWidth="10" />
            <path d={`M46 ${y}Q60 ${y + 5} 74 ${y}`} stroke="var(--sun)" strokeWidth="7" />
          </g>
        ))}
      </g>
    </Hung>
  );
}

/** Drawing of what each member of the crew works with. Needs the colours of the deckhouse's wood and brass. */
export const gear = { nil: Wheel, hakan: Chart, greta: Coil };
