import { Drawing } from './Drawing';

/** A mast whose outer waves break off: no news is coming in. */
export const NewsOutage = () => (
  <Drawing width={280} height={150}>
    <ellipse cx="140" cy="140" rx="50" ry="5" fill="#0d1b14" fillOpacity=".14" />
    <g fill="none" stroke="var(--cloud-limb)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M140 52L112 138M140 52L168 138M131 80H149L121 110H159L112 138" />
      <path d="M120 58A22 22 0 0 1 120 26M160 58A22 22 0 0 0 160 26" />
    </g>
    <g fill="none" stroke="var(--border-strong)" strokeWidth="3.5" strokeLinecap="round">
      <path d="M100 70A40 40 0 0 1 100 14" strokeDasharray="16 9" />
      <path d="M180 70A40 40 0 0 0 180 14" strokeDasharray="16 9" />
      <path d="M79 80A60 60 0 0 1 79 4M201 80A60 60 0 0 0 201 4" strokeDasharray="6 12" />
    </g>
    <circle cx="140" cy="42" r="11" fill="var(--brand)" stroke="var(--cloud-limb)" strokeWidth="3.5" />
  </Drawing>
);
