import { Drawing } from '@/ui/art/Drawing';
import { Mascot } from '@/ui/art/Mascot';

const limb = { fill: 'none', stroke: 'var(--cloud-limb)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The lower edge of the canopy, from right to left. */
const scallops = 'Q118 100 94 122Q64 98 32 122Q0 98 -32 122Q-64 98 -94 122Q-118 100 -150 122';

/** The mascot under the open umbrella that it holds, seen from the side, 400 × 360. */
export const HeldUmbrella = () => (
  <Drawing width={400} height={360}>
    <path
      d="M22 92L14 116M40 196L32 220M8 262L0 286M384 60L376 84M392 178L384 202M366 256L358 280"
      stroke="var(--link)"
      strokeOpacity=".45"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <ellipse cx="180" cy="352" rx="104" ry="7" fill="#0d1b14" fillOpacity=".12" />
    <g transform="translate(60 176)">
      <path d="M95 150V173.5H84M146 150V173.5H157M41 124C30 126.5 22 134.5 17.5 146.5" {...limb} strokeWidth="5" />
      <svg x="6" y="8" width="230" height="144">
        <Mascot mood="open" />
      </svg>
    </g>
    <g transform="translate(216 30) rotate(-14)">
      <path d="M0 100V288C0 308 26 308 26 288M0 0V-16" {...limb} strokeWidth="6" />
      <path d={`M0 0C92 2 146 58 150 122${scallops}C-146 58 -92 2 0 0Z`} fill="#09b850" />
      <path d="M0 0C-66 18 -92 66 -94 122Q-64 98 -32 122C-32 72 -22 22 0 0Z" fill="#d3f2de" />
      <path d="M0 0C66 18 92 66 94 122Q64 98 32 122C32 72 22 22 0 0Z" fill="#d3f2de" />
      <path
        d="M0 0C92 2 146 58 150 122Q118 100 94 122Q64 98 32 122C32 72 22 22 0 0Z"
        fill="#06140c"
        fillOpacity=".14"
      />
      <path
        d={`M0 0C92 2 146 58 150 122${scallops}C-146 58 -92 2 0 0ZM0 0C-66 18 -92 66 -94 122M0 0C-22 22 -32 72 -32 122M0 0C22 22 32 72 32 122M0 0C66 18 92 66 94 122`}
        {...limb}
        stroke="var(--cloud-line)"
        strokeWidth="4"
      />
    </g>
    <path d="M256 304C268 305 278 294 280 280" {...limb} strokeWidth="5" />
    <circle cx="281" cy="278" r="7" fill="var(--cloud)" stroke="var(--cloud-line)" strokeWidth="4" />
  </Drawing>
);
