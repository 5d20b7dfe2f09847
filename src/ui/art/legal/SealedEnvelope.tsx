import { Drawing } from '@/ui/art/Drawing';
import styles from './SealedEnvelope.module.scss';
import { ToEdge } from './ToEdge';

/**
 * Illustration of the privacy notice: a sealed letter, before another one and locked drawers. Stands on its lower edge.
 */
export const SealedEnvelope = () => (
  <Drawing width={208} height={144}>
    <g className={styles.root}>
      <ToEdge>
        <pattern id="drawers" width="76" height="52" x="206" y="92" patternUnits="userSpaceOnUse">
          <path d="M0 1H76M1 0V52M6 7H71V52M28 17H49V25H28zM38.5 35v6" />
          <circle cx="38.5" cy="35" r="2" />
        </pattern>
        <path d="M206 92h3040v52H206z" fill="url(#drawers)" stroke="none" />
      </ToEdge>
      <g transform="translate(-7)" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path d="M58 46l118-26 24 106-118 16z" fill="#dba66b" />
        <path d="M58 46l72 42 46-68z" fill="#f1cb98" />
        <path d="M8 50H156V142.5H8z" fill="var(--card)" />
        <path d="M8 142.5L64 94H100L156 142.5z" fill="var(--surface-3)" />
        <path d="M8 50L75 107a11 11 0 0 0 14 0L156 50z" fill="var(--card)" />
        <path
          d="M82 80c6-4 11 0 13 4s9 3 11 9-2 8-1 13-4 10-10 10-8 5-14 4-8-6-13-7-7-7-5-12-1-9 3-14 9-3 16-7z"
          fill="var(--brand)"
        />
      </g>
      <path d="M79 87l-12 15h8l-4 12 13-16h-8z" fill="var(--paper)" />
    </g>
  </Drawing>
);
