import type { SVGProps } from 'react';

const tape = {
  fill: 'none',
  stroke: 'var(--link)',
  strokeWidth: 3,
  strokeLinecap: 'round',
} satisfies SVGProps<SVGGElement>;
const body = { fill: 'var(--surface-3)', stroke: 'var(--ink)', strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** Toes as [x, y, half width, half height], from the big one on. */
const toes = [
  [43, 30, 10, 15],
  [60, 31, 7, 11],
  [72, 38, 6, 9],
  [81, 47, 5.5, 8],
  [88, 58, 5, 7],
] as const;

/** A foot on a sheet of paper, measured from heel to toe. */
const Foot = () => (
  <>
    <rect x="8" y="3" width="124" height="164" rx="6" fill="var(--bg)" stroke="var(--border-strong)" strokeWidth="2" />
    <g {...body}>
      <path d="M58 155C44 155 38 143 39 129C40 112 35 100 32 82C29 65 34 51 46 49C60 46 74 53 82 63C88 72 86 86 80 102C75 115 78 124 77 134C76 147 70 155 58 155Z" />
      {toes.map(([x, y, width, height]) => (
        <ellipse key={x} cx={x} cy={y} rx={width} ry={height} />
      ))}
    </g>
    <g {...tape}>
      <path strokeDasharray="1 7" d="M54 15H110M70 155H110" />
      <path d="M116 15V155M108 15H124M108 155H124" />
    </g>
  </>
);

/** Number of a measure, as in the table's head; `at` is its centre. */
const Mark = ({ number, at: [x, y] }: { number: number; at: readonly [x: number, y: number] }) => (
  <g>
    <circle cx={x} cy={y} r="13" fill="var(--link)" />
    <text x={x} y={y + 6.5} textAnchor="middle" fontSize="19" fontWeight="700" fill="var(--bg)">
      {number}
    </text>
  </g>
);

/** A T-shirt, measured around the chest (1) and along the back (2). */
const Shirt = () => (
  <>
    <path d="M50 22C56 34 84 34 90 22L108 28L135 62L116 77L105 66V158H35V66L24 77L5 62L32 28Z" {...body} />
    <path d="M50 22C56 13 84 13 90 22" fill="none" stroke="var(--ink)" strokeWidth="3" />
    <g {...tape}>
      <path d="M38 78H102M43 73 38 78 43 83M97 73 102 78 97 83" />
      <path d="M92 25V153M87 30 92 25 97 30M87 148 92 153 97 148" />
    </g>
    <Mark number={1} at={[60, 78]} />
    <Mark number={2} at={[92, 118]} />
  </>
);

/** Where to measure for a size. Decorative: the text says it. */
export const SizeSketch = ({ kind }: { kind: 'shoes' | 'clothing' }) => (
  <svg viewBox="0 0 140 170" aria-hidden="true" focusable="false">
    {kind === 'shoes' ? <Foot /> : <Shirt />}
  </svg>
);
