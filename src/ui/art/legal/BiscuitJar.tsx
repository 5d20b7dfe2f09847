import { Drawing } from '@/ui/art/Drawing';
import { ToEdge } from './ToEdge';

// Middle of each biscuit in the jar.
const biscuits = [
  [78, 122],
  [112, 120],
  [94, 99],
  [125, 97],
  [68, 97],
  [110, 75],
  [82, 77],
] as const;

// What is left of a biscuit, the more eaten the later, and its drops of chocolate.
const outlines = [
  'M0-18a18 18 0 1 0 .1 0',
  'M3-17.7A18 18 0 1 0 17.7 3A8 8 0 0 1 9-6A8 8 0 0 1 3-17.7z',
  'M2-17.9A18 18 0 0 0 2 17.9A9 9 0 0 1-2 6A8 8 0 0 1-1-7A9 9 0 0 1 2-17.9z',
  'M-10 17q-5-11 3-17q2 8 9 8q4 4 8 9z',
] as const;
const drops = [
  'M-7-6h.1M4-9h.1M8 3h.1M-2 3h.1M-9 6h.1M2 11h.1',
  'M-7-6h.1M8 7h.1M-2 3h.1M-9 6h.1M2 11h.1',
  'M-7-6h.1M-9 6h.1',
  'M-4 10h.1',
] as const;

// Where they lie behind the jar: ever less towards the edge.
const leftovers = [
  [212, 0],
  [272, 0],
  [334, 1],
  [400, 1],
  [470, 1],
  [548, 2],
  [632, 2],
  [716, 3],
  [806, 3],
] as const;

/** One biscuit with its drops of chocolate. */
const Biscuit = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="18" fill="#dba66b" stroke="var(--ink)" strokeWidth="3" />
    <path d="M-7-6h.1M4-9h.1M8 3h.1M-2 3h.1M-9 6h.1M2 11h.1" stroke="#7a4a1e" strokeWidth="5.5" strokeLinecap="round" />
  </g>
);

/**
 * Illustration of the cookie page: a jar of biscuits with its lid on, one outside, and on wide windows what is left of
 * others. Stands on its lower edge.
 */
export const BiscuitJar = () => (
  <Drawing width={208} height={144}>
    <ToEdge>
      {leftovers.map(([x, eaten]) => (
        <g key={x} transform={`translate(${x} 125)`} strokeLinecap="round" strokeLinejoin="round">
          <path d={outlines[eaten]} />
          <path d={drops[eaten]} strokeWidth="4" />
        </g>
      ))}
      <path
        d="M360 141h.1M428 140h.1M496 141h.1M508 142h.1M578 140h.1M592 142h.1M662 141h.1M740 140h.1M756 142h.1M836 141h.1M912 142h.1M1008 141h.1M1130 142h.1"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </ToEdge>
    <g transform="translate(-32)">
      <path
        d="M58 40H134C152 48 158 62 158 78V122C158 136 150 142.5 138 142.5H54C42 142.5 34 136 34 122V78C34 62 40 48 58 40Z"
        fill="var(--card)"
      />
      {biscuits.map(([x, y]) => (
        <Biscuit key={`${x} ${y}`} x={x} y={y} />
      ))}
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path
          d="M58 40H134C152 48 158 62 158 78V122C158 136 150 142.5 138 142.5H54C42 142.5 34 136 34 122V78C34 62 40 48 58 40Z"
          fill="none"
        />
        <path d="M52 24H140a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H52a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5z" fill="var(--brand)" />
        <path d="M82 24c0-8 6-12 6-14a8 8 0 0 1 16 0c0 2 6 6 6 14z" fill="var(--brand)" />
      </g>
      <path
        d="M47 104V82C47 70 51 61 60 55"
        fill="none"
        stroke="var(--border-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Biscuit x={184} y={124} />
    </g>
  </Drawing>
);
