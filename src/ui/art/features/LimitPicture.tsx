import type { ReactNode } from 'react';
import type { WindFeatureId } from '@/data/entryIds';
import { Drawing } from '../Drawing';
import { bell } from './AlertsSteps';
import { Figure } from './Figure';

/** The queue before the door, which grows smaller towards its end. */
const waiting = [
  { x: 34, y: 104, size: 0.3, hair: '#6b5140' },
  { x: 52, y: 107, size: 0.34, hair: '#20303c' },
  { x: 70, y: 109, size: 0.38, hair: '#7a5536' },
  { x: 90, y: 112, size: 0.43, hair: '#1c2420' },
  { x: 112, y: 116, size: 0.49, hair: '#55616a' },
  { x: 136, y: 120, size: 0.56, hair: '#7a5536' },
  { x: 162, y: 125, size: 0.63, hair: '#6b5140' },
  { x: 190, y: 130, size: 0.71, hair: '#55616a' },
  { x: 222, y: 136, size: 0.8, hair: '#3a2a1c' },
];

/** The end of each feature: the empty cell of the log, the queue that stays long … */
const pictures: Record<WindFeatureId, ReactNode> = {
  logbook: (
    <>
      <rect x="1" y="14" width="318" height="48" rx="12" fill="var(--card)" stroke="var(--border-strong)" />
      <text x="18" y="44" fontSize="16" fontWeight="700" fill="var(--ink)">
        18:12
      </text>
      <text x="84" y="44" fontSize="16" fontWeight="700" fill="var(--danger)" textDecoration="line-through">
        480
      </text>
      <path d="M122 38h16m-5-5 5 5-5 5" fill="none" stroke="var(--muted)" strokeWidth="2.5" />
      <text x="148" y="44" fontSize="16" fontWeight="700" fill="var(--ink)">
        48
      </text>
      <rect
        x="190"
        y="22"
        width="120"
        height="32"
        rx="7"
        fill="none"
        stroke="var(--danger)"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <text x="250" y="45" fontSize="20" fontWeight="750" textAnchor="middle" fill="var(--danger)">
        ?
      </text>
    </>
  ),
  forecast: (
    <>
      <path d="M0 70h320" stroke="var(--border-strong)" strokeWidth="2" />
      <path d="M0 58C30 58 36 40 60 40S96 56 118 54 150 22 182 20V70H0z" fill="var(--brand)" opacity="0.16" />
      <path
        d="M0 58C30 58 36 40 60 40S96 56 118 54 150 22 182 20"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="182" cy="20" r="6" fill="var(--brand)" />
      <path
        d="M194 20C226 18 244 8 306 6M194 22C228 30 262 54 306 58"
        fill="none"
        stroke="var(--danger)"
        strokeWidth="2.5"
        strokeDasharray="5 6"
        strokeLinecap="round"
      />
      <text x="276" y="42" fontSize="28" fontWeight="750" textAnchor="middle" fill="var(--danger)">
        ?
      </text>
    </>
  ),
  queue: (
    <>
      <path
        d="M20 103C90 108 170 126 232 136H320"
        fill="none"
        stroke="var(--border-strong)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M250 137V33a9 9 0 0 1 9-9h46a9 9 0 0 1 9 9v104z" fill="var(--link)" />
      <path d="M264 137V64h36v73z" fill="#fbe7b4" />
      {waiting.map(({ x, ...person }, index) => (
        <Figure
          key={x}
          x={x}
          skin={index % 3 === 1 ? '#a86b45' : '#f0c29e'}
          coat={index === 0 ? 'var(--danger)' : 'var(--muted)'}
          hasLongHair={index % 4 === 2}
          {...person}
        />
      ))}
      <text x="34" y="56" fontSize="17" fontWeight="700" textAnchor="middle" fill="var(--danger)">
        508
      </text>
      <text x="222" y="24" fontSize="17" fontWeight="700" textAnchor="middle" fill="var(--muted)">
        413
      </text>
      <text x="282" y="51" fontSize="17" fontWeight="750" textAnchor="middle" fill="var(--surface)">
        412
      </text>
    </>
  ),
  alerts: (
    <>
      {[18, 75, 132, 189, 246, 303].map((x, index) => (
        <g key={x} transform={`translate(${x} 40) rotate(${index % 2 ? 12 : -12})`}>
          <path d={bell} fill="var(--danger)" />
          <path
            d="M-17-12a18 18 0 0 1 7-9M17-12a18 18 0 0 0-7-9"
            fill="none"
            stroke="var(--danger)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  ),
  failover: (
    <>
      {[0, 104].map((x) => (
        <g key={x} transform={`translate(${x} 4)`}>
          <rect width="76" height="30" rx="6" fill="var(--link)" />
          <rect y="36" width="76" height="30" rx="6" fill="var(--link)" />
          <path d="M14 15h26M14 51h26" stroke="var(--on-brand)" strokeWidth="4" strokeLinecap="round" opacity="0.6" />
          <circle cx="60" cy="15" r="4" fill="#2bd474" />
          <circle cx="60" cy="51" r="4" fill="#2bd474" />
        </g>
      ))}
      <path
        d="M76 56C84 56 82 74 92 74H216C240 74 232 44 262 44M180 54C206 54 214 32 262 32"
        fill="none"
        stroke="var(--danger)"
        strokeWidth="4"
      />
      <rect
        x="260"
        y="8"
        width="60"
        height="60"
        rx="14"
        fill="var(--card)"
        stroke="var(--border-strong)"
        strokeWidth="2"
      />
      <circle cx="290" cy="38" r="20" fill="none" stroke="var(--muted)" strokeWidth="3" />
      <path d="M282 38h.01M298 38h.01" stroke="var(--muted)" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  restore: (
    <>
      <path d="M0 40h196" stroke="var(--brand)" strokeWidth="4" />
      {[12, 73, 134, 195].map((x) => (
        <path
          key={x}
          d={`M${x - 11} 24h15l8 8v24h-23z`}
          fill="var(--card)"
          stroke="var(--link)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
      <rect
        x="216"
        y="20"
        width="76"
        height="40"
        rx="6"
        fill="var(--danger-soft)"
        stroke="var(--danger)"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <path d="M310 8l-10 30h12l-6 30 14-36h-12z" fill="var(--danger)" />
    </>
  ),
};

/** Where a feature ends. */
export function LimitPicture({ of }: { of: WindFeatureId }) {
  return (
    <Drawing width={320} height={of === 'queue' ? 142 : 76}>
      {pictures[of]}
    </Drawing>
  );
}
