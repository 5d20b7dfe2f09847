import type { ReactNode } from 'react';
import { Drawing } from '@/ui/art/Drawing';

export type FaqGroup = 'start' | 'money' | 'support' | 'site' | 'security' | 'compliance' | 'data';

const line = { stroke: 'var(--ink)', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const drawings: Record<FaqGroup, ReactNode> = {
  // A way with three stages up to a flag.
  start: (
    <>
      <path d="M3 102c16-2 26-18 42-22 14-3.5 20 5 32 1 10-3.5 14-9 22-9 14 0 22 16 32 30z" fill="var(--card)" />
      <path d="M96 102c8-6 3-13-6-16 9-6 11-10 9-14 14 0 22 16 32 30z" fill="var(--brand)" fillOpacity=".35" />
      <g fill="none" {...line}>
        <path d="M3 102c16-2 26-18 42-22 14-3.5 20 5 32 1 10-3.5 14-9 22-9 14 0 22 16 32 30" />
        <path d="M99 72V7" strokeWidth="4" />
        <path d="M2 102.5h134" />
      </g>
      <path d="M99 9c-12-6-24 6-44 0l7 15-7 15c20 6 32-6 44 0z" fill="var(--brand)" {...line} />
      <path d="M24 102c4-11 20-8 28-5s24-3 36-12" fill="none" {...line} strokeDasharray="0.1 7.5" strokeWidth="4" />
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
        <circle cx="96" cy="63" r="4.5" fill="var(--card)" {...line} />
        <path d="M96 63c-2-22 12-30 20-44" fill="none" {...line} strokeWidth="2.5" />
        <path d="M88 80h16M88 89h10" stroke="var(--on-brand)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  ),
  // A reception's bell that rings.
  support: (
    <>
      <path d="M30 92a39 39 0 0 1 78 0z" fill="var(--brand)" {...line} />
      <path d="M22 92h94a4 4 0 0 1 4 4v7H18v-7a4 4 0 0 1 4-4z" fill="var(--card)" {...line} />
      <g fill="none" {...line}>
        <path d="M69 52V42" />
        <path d="M60 41h18" strokeWidth="6" />
        <path d="M28 54l-9-7M38 41l-6-9M110 54l9-7M100 41l6-9" />
        <path d="M42 83c2-10 8-16 16-19" stroke="var(--on-brand)" strokeWidth="4" />
      </g>
    </>
  ),
  // A website on a laptop, with its pointer.
  site: (
    <>
      <path d="M34 22h70a5 5 0 0 1 5 5v64H29V27a5 5 0 0 1 5-5z" fill="var(--card)" {...line} />
      <path d="M29 40V27a5 5 0 0 1 5-5h70a5 5 0 0 1 5 5v13z" fill="var(--brand)" {...line} />
      <g fill="none" strokeLinecap="round" strokeWidth="4">
        <path d="M38 31.5h.1M46 31.5h.1M54 31.5h.1" stroke="var(--on-brand)" strokeWidth="5" />
        <path d="M39 52h26" stroke="var(--ink)" />
        <path d="M39 64h34M39 76h22" stroke="var(--border-strong)" />
      </g>
      <path d="M80 56l21 9-9 3.5-4 9z" fill="var(--ink)" {...line} />
      <path d="M16 91h106l-5 12H21z" fill="var(--card)" {...line} />
      <path d="M60 91h18" fill="none" {...line} strokeWidth="6" />
    </>
  ),
  // A safe.
  security: (
    <>
      <path d="M40 98v5M98 98v5" fill="none" {...line} strokeWidth="8" />
      <path
        d="M33 14h72a5 5 0 0 1 5 5v74a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5z"
        fill="var(--card)"
        {...line}
      />
      <path d="M40 26h58v60H40z" fill="var(--brand)" {...line} />
      <circle cx="69" cy="56" r="17" fill="var(--card)" {...line} />
      <path d="M69 47v18M60 56h18" fill="none" {...line} />
      <path d="M110 32v10M110 70v10" fill="none" {...line} strokeWidth="6" />
    </>
  ),
  // Folders of certificates; the last one leans.
  compliance: (
    <>
      <path d="M24 22h30v81H24z" fill="var(--card)" {...line} />
      <path d="M54 11h32v92H54z" fill="var(--brand)" {...line} />
      <g transform="translate(102 102.5) rotate(-9)">
        <path d="M0 0v-80h28V0z" fill="var(--card)" {...line} />
        <circle cx="14" cy="-18" r="5" fill="none" {...line} />
        <path d="M8-66h12M8-54h12" fill="none" stroke="var(--border-strong)" strokeWidth="4" strokeLinecap="round" />
      </g>
      <path d="M61 24h18v26H61z" fill="var(--card)" {...line} />
      <g fill="none" {...line}>
        <path d="M65.5 37l3.5 4 6-8" />
        <circle cx="39" cy="84" r="5" />
        <circle cx="70" cy="84" r="5" />
        <path d="M33 36h12M33 48h12" stroke="var(--border-strong)" strokeWidth="4" />
      </g>
    </>
  ),
  // A box of index cards, one person's card in front.
  data: (
    <>
      <path d="M44 16h54l12 12v40H44z" fill="var(--card)" {...line} />
      <path d="M28 28h66v40H28z" fill="var(--card)" {...line} />
      <circle cx="45" cy="40" r="5.5" fill="var(--brand)" {...line} />
      <path d="M34 62c0-8 4-12 11-12s11 4 11 12" fill="var(--brand)" {...line} />
      <path d="M66 40h18M66 50h12" fill="none" stroke="var(--border-strong)" strokeWidth="4" strokeLinecap="round" />
      <path d="M18 62h102l-6 41H24z" fill="var(--brand)" {...line} />
      <path d="M52 75h34v14H52z" fill="var(--card)" {...line} />
    </>
  ),
};

/** Illustration of a group of questions, 138 × 105, on its lower edge. */
export const QuestionGroup = ({ group }: { group: FaqGroup }) => (
  <Drawing width={138} height={105}>
    {drawings[group]}
  </Drawing>
);
