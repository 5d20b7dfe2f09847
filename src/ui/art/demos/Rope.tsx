/** The y of the rope at x, in its box of 1600 × 120. */
const height = (x: number) => 54 + 20 * Math.sin(x / 190) + 8 * Math.sin(x / 71 + 1);

/** The knot's centre, and where the ropes enter it. */
const knot = { x: 1112, y: 60, start: 1012, end: 1212 };

const laid = Array.from({ length: 134 }, (_, index) => index * 12)
  .filter((x) => x < knot.start || x > knot.end)
  .map((x) => `M${x} ${(height(x) + 10).toFixed(0)}l9-20`)
  .join('');

const points = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 20) + 1 }, (_, index) => from + index * 20)
    .map((x, index) => `${index === 0 ? 'M' : 'L'}${x} ${height(x).toFixed(0)}`)
    .join('');

const course = points(-8, knot.start) + points(knot.end, 1612);

const left = (height(knot.start) - knot.y).toFixed(0);
const right = (height(knot.end) - knot.y).toFixed(0);

/** A reef knot: two bights, each through the other. The last part lies above the second bight. */
const strands = [
  `M-100 ${left}C-84 ${left}-78-12-60-12H-20C-2-12 2-34 20-34H24A34 34 0 0 1 24 34H20C2 34-2 12-20 12H-80`,
  `M100 ${right}C84 ${right} 78-12 60-12H20C2-12-2-34-20-34H-24A34 34 0 0 0-24 34H-20C-2 34 2 12 20 12H80`,
  'M-20-12C-2-12 2-34 20-34H24A34 34 0 0 1 24 34H20',
];

/** Two full-width mooring ropes, joined by a knot. */
export function Rope() {
  return (
    <svg viewBox="0 0 1600 120" width="1600" height="120" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--clay)" strokeLinejoin="round">
        <path d={course} strokeWidth="22" strokeLinecap="round" />
        <path d={course} stroke="var(--sun)" strokeWidth="17" strokeLinecap="round" />
        <path d={laid} strokeWidth="2.5" strokeLinecap="round" />
        <g transform={`translate(${knot.x} ${knot.y})`}>
          {strands.map((strand) => (
            <g key={strand}>
              <path d={strand} strokeWidth="22" />
              <path d={strand} stroke="var(--sun)" strokeWidth="17" />
              <path d={strand} strokeWidth="17" strokeDasharray="2.5 9.5" />
            </g>
          ))}
          <path d="M-80 1V23M80 1V23" strokeWidth="5" />
        </g>
      </g>
    </svg>
  );
}
