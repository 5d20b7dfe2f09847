import { Drawing } from '@/ui/art/Drawing';

/** Illustration of the accessibility statement: the Tab key with the focus ring. Stands on its lower edge. */
export const FocusedKey = () => (
  <Drawing width={208} height={144}>
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
      <path d="M154 78q1-9 9-9h26q8 0 9 9l8 59q0 5-5 5.500H151q-5-.500-5-5.500z" fill="var(--surface-3)" />
      <path d="M160 82q1-6 6-6h20q5 0 6 6l4 32q0 6-5 6h-30q-5 0-5-6z" fill="var(--card)" />
      <path d="M26 40q1-10 11-10h70q10 0 11 10l10 91q0 11-11 11.500H27q-11-.500-11-11.500z" fill="var(--surface-3)" />
      <path d="M35 46q1-8 9-8h56q8 0 9 8l6 60q0 8-8 8H37q-8 0-8-8z" fill="var(--card)" />
    </g>
    <path d="M4.500 142L16 36q2-15 17-15h78q15 0 17 15l11.500 106" fill="none" stroke="var(--focus)" strokeWidth="4" />
    <g fill="none" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M94 63H52M62 53L52 63l10 10M50 89H92M82 79l10 10-10 10M44 51V75M100 77V101" />
      <path d="M176 107V88M168 96l8-8 8 8" strokeWidth="4" />
    </g>
  </Drawing>
);
