import type { ReactNode } from 'react';
import { Drawing } from '@/ui/art/Drawing';

export type DrawnGroup = 'start' | 'money';

const line = { stroke: 'var(--ink)', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const drawings: Record<DrawnGroup, ReactNode> = {
  // A way with three stages up to a flag.
  start: (
    <>
      <path d="M3 102c16-2 26-18 42-22 14-3.500 20 5 32 1 10-3.500 14-9 22-9 14 0 22 16 32 30z" fill="var(--card)" />
      <path d="M96 102c8-6 3-13-6-16 9-6 11-10 9-14 14 0 22 16 32 30z" fill="var(--brand)" fillOpacity=".35" />
      <g fill="none" {...line}>
        <path d="M3 102c16-2 26-18 42-22 14-3.500 20 5 32 1 10-3.500 14-9 22-9 14 0 22 16 32 30" />
        <path d="M99 72V7" strokeWidth="4" />
        <path d="M2 102.500h134" />
      </g>
      <path d="M99 9c-12-6-24 6-44 0l7 15-7 15c20 6 32-6 44 0z" fill="var(--brand)" {...line} />
      <path d="M24 102c4-11 20-8 28-5s24-3 36-12" fill="none" {...line} strokeDasharray="0.100 7.500" strokeWidth="4" />
    </>
  ),
  // A quote with its sum, and the tag that hangs from it.
  money: (
    <>
      <path d="M30 4h50l18 18v76a5 5 0 0 1-5 5H30a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z" fill="var(--card)" {...line} />
      <path d="M80 4v13a5 5 0 0 0 5 5h13" fill="none" {...line} />
      <g fill="none" strokeLinecap="round" strokeWidth="4">
        <path d="M38 22h24" stroke="var(--ink)" />
        <path d="M38 38h30M38 50h22M38 62h26" stroke="var(--border-strong)" />
        <path d="M38 85h18" stroke="var(--ink)" strokeWidth="5" />
      </g>
      <path d="M38 74h30" stroke="var(--ink)" strokeWidth="2" />
      <g transform="rotate(14 96 56)">
        <path d="M80 63 96 47 112 63v31a5 5 0 0 1-5 5H85a5 5 0 0 1-5-5z" fill="var(--brand)" {...line} />
        <circle cx="96" cy="63" r="4.500" fill="var(--card)" {...line} />
        <path d="M96 63c-2-22 12-30 20-44" fill="none" {...line} strokeWidth="2.500" />
        <path d="M88 80h16M88 89h10" stroke="var(--on-brand)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  ),
};

/** Illustration of a group of questions, 138 × 105, on its lower edge. */
export const QuestionGroup = ({ group }: { group: DrawnGroup }) => (
  <Drawing width={138} height={105}>
    {drawings[group]}
  </Drawing>
);
