import type { ReactNode } from 'react';
import { Face } from './Figure';

const mert = { skin: 'var(--skin)', coat: 'var(--coat-3)' };
const ece = { skin: 'var(--skin-2)', coat: 'var(--coat)' };
const card = { rx: 14, fill: 'var(--card)', stroke: 'var(--border-strong)' };
const arrow = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Bootstrap's arrow-counterclockwise, on 16 units. */
export const undoGlyph =
  'M8 3a5 5 0 1 1-4.5 2.9.5.5 0 0 0-1-.4A6 6 0 1 0 8 2zM8 4.5v-4a.25.25 0 0 0-.4-.2l-2.4 2a.25.25 0 0 0 0 .4l2.4 2a.25.25 0 0 0 .4-.2';

interface PersonProps {
  x?: number;
  y: number;
  name: string;
  at: string;
  skin: string;
  coat: string;
}

/** Who, and when. */
const Person = ({ x = 0, y, name, at, ...looks }: PersonProps) => (
  <g transform={`translate(${x} ${y})`}>
    <Face x={44} y={0} r={16} {...looks} />
    <text x="70" y="6" fontSize="17" fontWeight="700" fill="var(--ink)">
      {name}
    </text>
    <text x="124" y="6" fontSize="17" fill="var(--muted)">
      {at}
    </text>
  </g>
);

/** Once written: the old value and the new, the correction below the line it corrects, the line that was searched for. */
export const logbookSteps: readonly ReactNode[] = [
  <>
    <rect x="10" y="18" width="300" height="134" {...card} />
    <Person y={50} name="Mert" at="18:12" {...mert} />
    <text x="292" y="56" fontSize="17" textAnchor="end" fill="var(--muted)">
      M8 × 40
    </text>
    <path d="M10 80h300" stroke="var(--border)" />
    <rect x="28" y="94" width="108" height="44" rx="10" fill="var(--danger-soft)" />
    <rect x="184" y="94" width="108" height="44" rx="10" fill="var(--brand-soft)" />
    <text x="82" y="125" fontSize="26" fontWeight="700" textAnchor="middle" fill="var(--danger)">
      480
    </text>
    <path d="M54 116h56" stroke="var(--danger)" strokeWidth="3" />
    <path d="M150 116h20m-7-7 7 7-7 7" stroke="var(--link)" {...arrow} />
    <text x="238" y="126" fontSize="29" fontWeight="750" textAnchor="middle" fill="var(--ink)">
      48
    </text>
  </>,
  <>
    <rect x="10" y="10" width="300" height="58" {...card} />
    <Person y={39} name="Mert" at="18:12" {...mert} />
    <text x="246" y="46" fontSize="20" fontWeight="700" textAnchor="end" fill="var(--danger)">
      48
    </text>
    <path d="M216 39h38" stroke="var(--danger)" strokeWidth="3" />
    <path d="M281 75v22m-7-7 7 7 7-7" stroke="var(--link)" {...arrow} />
    <rect
      x="10"
      y="104"
      width="300"
      height="58"
      rx="14"
      fill="var(--brand-soft)"
      stroke="var(--link)"
      strokeWidth="2"
    />
    <Person y={133} name="Ece" at="09:07" {...ece} />
    <text x="246" y="140" fontSize="20" fontWeight="750" textAnchor="end" fill="var(--ink)">
      480
    </text>
    <circle cx="281" cy="133" r="19" fill="var(--link)" />
    <path d={undoGlyph} transform="translate(269 121) scale(1.5)" fill="var(--card)" />
  </>,
  <>
    <rect x="10" y="12" width="300" height="46" rx="23" fill="var(--card)" stroke="var(--link)" strokeWidth="2" />
    <path d="M41 41l8 8M44 34a8 8 0 1 1-.01-.4" transform="translate(-4 -4)" stroke="var(--link)" {...arrow} />
    <text x="60" y="41" fontSize="17" fontWeight="700" fill="var(--ink)">
      M8 × 40
    </text>
    <path d="M134 25v20" stroke="var(--link)" strokeWidth="2" />
    <rect x="10" y="70" width="300" height="90" {...card} />
    <rect x="20" y="80" width="280" height="70" rx="10" fill="var(--brand-soft)" />
    <Person x={-6} y={100} name="Mert" at="18:12" {...mert} />
    <rect x="60" y="119" width="74" height="24" rx="5" fill="#f7d774" />
    <text x="64" y="137" fontSize="17" fontWeight="700" fill="#26200a">
      M8 × 40
    </text>
    <text x="190" y="137" fontSize="17" fontWeight="700" textAnchor="end" fill="var(--danger)">
      480
    </text>
    <path d="M158 131h34" stroke="var(--danger)" strokeWidth="2.5" />
    <path d="M206 131h16m-5-5 5 5-5 5" stroke="var(--link)" {...arrow} strokeWidth="2.5" />
    <text x="236" y="137" fontSize="17" fontWeight="750" fill="var(--ink)">
      48
    </text>
  </>,
];
