import type { ReactNode } from 'react';
import { Drawing } from '../Drawing';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A letter that waits, 56 × 38 units. */
const Letter = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="56" height="38" rx="5" fill="#eef5f0" />
    <path d="M0 33l22-16h12l22 16q0 5-5 5H5q-5 0-5-5z" fill="#cfded5" />
    <path d="M3 3l21 17q4 3 8 0L53 3" {...line} stroke="#8fa39a" strokeWidth="2.5" />
  </g>
);

/** An order with its number, 62 × 74 units. */
const Order = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="62" height="74" rx="7" fill="#eef5f0" />
    <path d="M48 0h7a7 7 0 0 1 7 7v60a7 7 0 0 1-7 7h-7z" fill="#d3e0d8" />
    <text x="31" y="28" fontSize="22" fontWeight="750" textAnchor="middle" fill="#0d1b13">
      4711
    </text>
    <path d="M11 43h40M11 56h22" stroke="#a3b5ab" strokeWidth="5" strokeLinecap="round" />
  </g>
);

const Badge = ({ x, y, good }: { x: number; y: number; good?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="16" fill={good ? '#09b850' : '#d43c3c'} stroke="#16271f" strokeWidth="4" />
    <path d={good ? 'M-6 0l5 5 8-9' : 'M-5-5L5 5M5-5L-5 5'} {...line} stroke="#fff" strokeWidth="4" />
  </g>
);

/** In the order of the rules: letters before an unplugged cable, the second order of a number, the log, the lock. */
const marks: readonly ReactNode[] = [
  <>
    <Letter x={22} y={24} />
    <Letter x={32} y={36} />
    <Letter x={42} y={48} />
    <path d="M12 70h96v22a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z" fill="#33443a" />
    <path d="M12 70h96v7H12z" fill="#5b6f64" />
    <path d="M44 84h32" stroke="#0d1b13" strokeWidth="5" strokeLinecap="round" />
    <path d="M108 84h12" stroke="#067535" strokeWidth="7" />
    <path d="M118 77h9a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-9z" fill="#08a548" />
    <path d="M131 81h7M131 87h7" stroke="#c9d6ce" strokeWidth="3" strokeLinecap="round" />
    <path d="M176 84h-14" stroke="#5b6f64" strokeWidth="7" />
    <path d="M166 74h-8a7 7 0 0 0-7 7v6a7 7 0 0 0 7 7h8z" fill="#8fa39a" />
    <path d="M145 66l3-12M154 64l9-8M137 64l-5-8" {...line} stroke="#f7c948" strokeWidth="3" />
  </>,
  <>
    <g opacity=".45">
      <Order x={94} y={24} />
    </g>
    <path d="M18 98h156" stroke="#33443a" strokeWidth="4" strokeLinecap="round" />
    <Order x={28} y={22} />
    <Badge x={88} y={84} good />
    <Badge x={154} y={86} />
  </>,
  <>
    <path d="M38 20a8 8 0 0 1 8-8h86a8 8 0 0 1 8 8v86H46a8 8 0 0 1-8-8z" fill="#5a3a22" />
    <path d="M48 16h86v84H48z" fill="#eef5f0" />
    <path d="M48 16h12v84H48z" fill="#cfded5" />
    <path d="M38 98a8 8 0 0 1 8-8h2v16h-2a8 8 0 0 1-8-8z" fill="#3c2615" />
    <path d="M72 32h14m-5-5 5 5-5 5M86 58H72m5-5-5 5 5 5" {...line} stroke="#08853c" strokeWidth="3.5" />
    <path d="M74 79l10 10m0-10-10 10" {...line} stroke="#c62f2f" strokeWidth="3.5" />
    <path d="M98 32h26M98 58h18M98 84h24" stroke="#8fa39a" strokeWidth="6" strokeLinecap="round" />
    <path d="M152 28l9 5-31 56-11 8 2-13z" fill="#f0b429" />
    <path d="M157 31l4 2-31 56-11 8z" opacity=".2" />
    <path d="M121 84l9 5-11 8z" fill="#f6e3c2" />
  </>,
  <>
    <path d="M28 32a6 6 0 0 1 6-6h34l10 10h62a6 6 0 0 1 6 6v56H28z" fill="#b5793c" />
    <path d="M44 30h82v40H44z" fill="#eef5f0" />
    <path d="M56 42h44M56 53h30" stroke="#a3b5ab" strokeWidth="5" strokeLinecap="round" />
    <path d="M22 54h130a6 6 0 0 1 6 7l-5 33a6 6 0 0 1-6 5H28a6 6 0 0 1-6-5l-6-33a6 6 0 0 1 6-7z" fill="#dba35c" />
    <path d="M17 84h139l-2 10a6 6 0 0 1-6 5H28a6 6 0 0 1-6-5z" fill="#b5793c" opacity=".6" />
    <path d="M104 62V50a18 18 0 0 1 36 0v12" {...line} stroke="#c9d6ce" strokeWidth="8" />
    <path d="M136 62V50" stroke="#8fa39a" strokeWidth="3" />
    <rect x="94" y="58" width="56" height="42" rx="9" fill="#08a548" />
    <path d="M94 84h56v7a9 9 0 0 1-9 9h-38a9 9 0 0 1-9-9z" fill="#067535" />
    <circle cx="122" cy="74" r="6" fill="#04220f" />
    <path d="M122 76v10" stroke="#04220f" strokeWidth="5" strokeLinecap="round" />
  </>,
];

/** A rule of every integration, drawn for a dark ground in both themes. Decorative. */
export const RuleMark = ({ index }: { index: number }) => (
  <Drawing width={184} height={116}>
    {marks[index]}
  </Drawing>
);
