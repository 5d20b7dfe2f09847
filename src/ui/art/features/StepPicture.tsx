import type { ReactNode } from 'react';
import type { WindFeatureId } from '@/data/entryIds';
import { Drawing } from '../Drawing';
import styles from './FeaturePicture.module.scss';
import { logbookSteps } from './LogbookSteps';
import { queueSteps } from './QueueSteps';

/** On 320 × 170 units. */
const scenes = { logbook: logbookSteps, queue: queueSteps };

const card = { fill: 'var(--card)', stroke: 'var(--border-strong)', strokeWidth: 2 };
const line = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const green = { ...line, stroke: 'var(--link)' };
const red = { ...line, stroke: 'var(--danger)' };
const grey = { ...line, stroke: 'var(--border-strong)' };

const Server = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 10)`}>
    <rect width="34" height="36" rx="5" {...card} />
    <path d="M8 13h12M8 24h12" {...grey} />
    <path d="M27 13h.01M27 24h.01" {...green} strokeWidth="5" />
  </g>
);

/** How features without people work, one drawing per step, on 128 × 56 units. */
const signs: Record<Exclude<WindFeatureId, keyof typeof scenes>, readonly ReactNode[]> = {
  forecast: [
    <>
      <rect x="2" y="4" width="124" height="48" rx="9" {...card} />
      <path d="M2 17h124M33 17v35M64 17v35M95 17v35" {...grey} strokeWidth="1.5" />
      <path d="M10 44C26 44 28 34 44 36S64 24 80 26 100 24 118 22" {...green} />
    </>,
    <>
      <path d="M6 46h116" {...grey} strokeWidth="2" />
      <path d="M8 38C40 36 64 14 120 4V36C80 34 50 38 8 40z" fill="var(--brand)" opacity="0.2" />
      <path d="M8 39C44 37 66 24 120 20" {...green} />
    </>,
    <>
      <path d="M6 48h116" {...grey} strokeWidth="2" />
      <path d="M10 34h20v14H10zM34 20h22v28H34zM60 8h34v40H60zM98 34h20v14H98z" fill="var(--brand-soft)" />
      <path d="M10 34h20M34 20h22M60 8h34M98 34h20" {...green} />
      <path d="M8 44C44 44 56 18 78 18S96 44 120 44" {...red} strokeDasharray="1 6" />
    </>,
  ],
  alerts: [
    <>
      <path d="M10 12h34M10 28h34M10 44h34" {...red} strokeWidth="5" />
      <path d="M52 12C66 12 62 28 76 28M52 28h24M52 44C66 44 62 28 76 28" {...grey} strokeWidth="2" />
      <path d="M84 28h34" {...green} strokeWidth="7" />
    </>,
    <>
      <rect x="12" y="4" width="30" height="48" rx="6" {...card} />
      <rect x="86" y="4" width="30" height="48" rx="6" {...card} />
      <path d="M22 23l10 10m0-10L22 33" {...red} />
      <path d="M52 28h22m-6-6 6 6-6 6" {...grey} />
      <path d="M95 28l5 5 8-10" {...green} />
    </>,
    <>
      <rect x="30" y="3" width="68" height="50" rx="7" {...card} />
      <path d="M41 16h46M41 27h46M41 38h18" {...grey} />
      <path d="M72 38l6 6 11-13" {...green} />
    </>,
  ],
  failover: [
    <>
      <Server x={4} />
      <Server x={90} />
      <path d="M48 22h32m-6-6 6 6-6 6M80 36H48m6-6-6 6 6 6" {...green} strokeWidth="2.5" />
    </>,
    <>
      {[24, 64, 104].map((x) => (
        <g key={x}>
          <circle cx={x} cy="28" r="15" {...card} />
          <path d={`M${x - 5} 23l10 10m0-10-10 10`} {...red} />
        </g>
      ))}
    </>,
    <>
      <rect
        x="30"
        y="12"
        width="68"
        height="32"
        rx="16"
        fill="var(--brand-soft)"
        stroke="var(--link)"
        strokeWidth="2"
      />
      <circle cx="46" cy="28" r="11" fill="var(--link)" />
      <path d="M84 28H66m6-6-6 6 6 6" {...green} />
    </>,
  ],
  restore: [
    <>
      {[6, 14, 22].map((x, index) => (
        <rect key={x} x={x} y={4 + index * 5} width="32" height="38" rx="5" {...card} />
      ))}
      <path d="M64 30h14m-6-6 6 6-6 6" {...green} />
      <path d="M88 18v24c0 8 34 8 34 0V18" {...card} />
      <ellipse cx="105" cy="18" rx="17" ry="6" {...card} />
    </>,
    <>
      <path d="M38 24l26-9 26 9v22a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z" {...card} />
      <path d="M38 24 24 14l26-9 14 10M90 24l14-10-26-9-14 10" {...grey} strokeWidth="2" />
      <path d="M54 35l7 7 13-14" {...green} />
    </>,
    <>
      <rect x="4" y="18" width="120" height="20" rx="6" {...card} />
      <path d="M46 16h30v24H46z" fill="var(--brand-soft)" stroke="var(--link)" strokeWidth="3" />
      <path d="M72 8a14 8 0 0 0-22 0l-1-6m1 6 7-1" {...green} strokeWidth="2.5" />
    </>,
  ],
};

/** A step of a feature, on its stage. */
export function StepPicture({ of, step }: { of: WindFeatureId; step: number }) {
  return (
    <div className={styles.root}>
      <Drawing width={320} height={170}>
        {of === 'logbook' || of === 'queue' ? (
          scenes[of][step]
        ) : (
          <g transform="translate(38 32) scale(1.9)">{signs[of][step]}</g>
        )}
      </Drawing>
    </div>
  );
}
