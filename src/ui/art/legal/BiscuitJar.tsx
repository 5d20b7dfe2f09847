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

/** One biscuit with its drops of chocolate. */
const Biscuit = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="18" fill="#dba66b" stroke="var(--ink)" strokeWidth="3" />
    <path
      d="M-7-6h.1M4-9h.1M8 3h.1M-2 3h.1M-9 6h.1M2 11h.1"
      stroke="#7a4a1e"
      strokeWidth="5.500"
      strokeLinecap="round"
    />
  </g>
);

/** Illustration of the cookie page: a jar of biscuits with its lid on, and one outside. Stands on its lower edge. */
export const BiscuitJar = () => (
  <Drawing width={208} height={144}>
    <ToEdge>
      <pattern id="biscuits" width="60" height="40" x="182" y="104" patternUnits="userSpaceOnUse">
        <circle cx="30" cy="21" r="18" />
        <path d="M23 15h.1M34 12h.1M38 24h.1M28 24h.1M21 27h.1M32 32h.1" strokeWidth="4" strokeLinecap="round" />
      </pattern>
      <path d="M182 104h3000v40H182z" fill="url(#biscuits)" stroke="none" />
    </ToEdge>
    <g transform="translate(-32)">
      <path
        d="M58 40H134C152 48 158 62 158 78V122C158 136 150 142.500 138 142.500H54C42 142.500 34 136 34 122V78C34 62 40 48 58 40Z"
        fill="var(--card)"
      />
      {biscuits.map(([x, y]) => (
        <Biscuit key={`${x} ${y}`} x={x} y={y} />
      ))}
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path
          d="M58 40H134C152 48 158 62 158 78V122C158 136 150 142.500 138 142.500H54C42 142.500 34 136 34 122V78C34 62 40 48 58 40Z"
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
