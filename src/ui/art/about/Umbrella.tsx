import type { ServiceId } from '@/data/services';

type Pattern = 'panels' | 'dots' | 'ring' | 'rings' | 'seams';

/** Fabric colour, print colour and pattern, the same in both themes. */
export const cloths: Record<ServiceId, { cloth: string; print: string; look: Pattern }> = {
  web: { cloth: '#09b850', print: '#d3f2de', look: 'panels' },
  mobile: { cloth: '#1c6fc0', print: '#dcebf8', look: 'dots' },
  ai: { cloth: '#eeb23f', print: '#fff4dc', look: 'ring' },
  devops: { cloth: '#2c4338', print: '#8ed8a8', look: 'rings' },
  care: { cloth: '#d0573c', print: '#ffe3d8', look: 'seams' },
};

const point = (turn: number, radius: number) => {
  const angle = (turn * Math.PI) / 4 - Math.PI / 8;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

const eight = [0, 1, 2, 3, 4, 5, 6, 7];
const edge = (turn: number, radius: number) => `Q${point(turn + 0.5, radius * 0.86)} ${point(turn + 1, radius)}`;
/** The fabric between two ribs. */
const panel = (turn: number, radius: number) => `M0 0L${point(turn, radius)}${edge(turn, radius)}Z`;
/** A closed outline at a radius from the tip. */
const around = (radius: number) => `M${point(0, radius)}${eight.map((turn) => edge(turn, radius)).join('')}Z`;

const tips = eight.map((turn) => `M${point(turn, 96)}h0`).join('');

const prints = {
  panels: <path d={[0, 2, 4, 6].map((turn) => panel(turn, 96)).join('')} />,
  dots: (
    <g>
      {eight.flatMap((turn) =>
        [
          [0.5, 70],
          [0.28, 48],
          [0.72, 48],
          [0.5, 28],
        ].map(([by = 0, radius = 0]) => {
          const [cx, cy] = point(turn + by, radius).split(' ');
          return <circle key={`${turn}${by}${radius}`} cx={cx} cy={cy} r={radius > 60 ? 6 : 4} />;
        }),
      )}
    </g>
  ),
  ring: <path fillRule="evenodd" d={`${around(78)}${around(56)}`} />,
  rings: (
    <path fillRule="evenodd" d={`${around(92)}${around(86)}${around(66)}${around(61)}${around(40)}${around(36)}`} />
  ),
  seams: <path d={eight.map((turn) => `M0 0L${point(turn + 0.36, 85)}L${point(turn + 0.64, 85)}Z`).join('')} />,
};

/** An open umbrella from above, 200 × 200. */
export function Umbrella({ of }: { of: ServiceId }) {
  const { cloth, print, look } = cloths[of];
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <path d={around(96)} fill={cloth} />
      <g fill={print}>{prints[look]}</g>
      <path d={[4, 5].map((turn) => panel(turn, 96)).join('')} fill="#fff" fillOpacity=".16" />
      <path d={[6, 3].map((turn) => panel(turn, 96)).join('')} fill="#fff" fillOpacity=".07" />
      <path d={[0, 1].map((turn) => panel(turn, 96)).join('')} fill="#06140c" fillOpacity=".2" />
      <path d={[7, 2].map((turn) => panel(turn, 96)).join('')} fill="#06140c" fillOpacity=".1" />
      <path
        d={eight.map((turn) => `M0 0L${point(turn, 96)}`).join('')}
        stroke="#06140c"
        strokeOpacity=".35"
        strokeWidth="1.2"
      />
      <path d={around(96)} fill="none" stroke="#06140c" strokeOpacity=".4" strokeWidth="1.5" />
      <path d={tips} stroke="#3d5147" strokeWidth="7.5" strokeLinecap="round" />
      <path d={tips} stroke="#f3f6f4" strokeWidth="5" strokeLinecap="round" />
      <circle r="7" fill="#f3f6f4" stroke="#06140c" strokeWidth="2" />
      <circle r="2.5" fill="#06140c" />
    </svg>
  );
}
