import { Drawing } from '@/ui/art/Drawing';

/** A round sign with a check to come, or an octagonal one with two bars to wait, 48 × 48. */
export const FitSign = ({ of }: { of: 'yes' | 'no' }) => (
  <Drawing width={48} height={48}>
    <path
      d={of === 'yes' ? 'M24 2a22 22 0 1 1 0 44 22 22 0 1 1 0-44z' : 'M15 2h18l13 13v18l-13 13h-18l-13-13v-18z'}
      fill={of === 'yes' ? '#09b850' : '#eeb23f'}
      stroke="var(--cloud-limb)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path
      d={of === 'yes' ? 'M14 25l7 7 13-15' : 'M19 16v16M29 16v16'}
      fill="none"
      stroke="#0d1b14"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Drawing>
);
