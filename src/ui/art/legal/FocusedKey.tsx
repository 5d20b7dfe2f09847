import { Drawing } from '@/ui/art/Drawing';
import { ToEdge } from './ToEdge';

/** Illustration of the accessibility statement: the Tab key with the focus ring. Stands on its lower edge. */
export const FocusedKey = () => (
  <Drawing width={208} height={144}>
    <ToEdge>
      <pattern id="keys" width="64" height="54" x="216" y="90" patternUnits="userSpaceOnUse">
        <path d="M3 54L9 7q1-6 7-6h32q6 0 7 6l6 47M15 7q1-2 3-2h28q2 0 3 2l3 26q0 4-4 4H16q-4 0-4-4z" />
      </pattern>
      <path d="M216 90h3008v54H216z" fill="url(#keys)" stroke="none" />
    </ToEdge>
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
