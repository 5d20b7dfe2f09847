import type { ReactNode } from 'react';
import type { WindFeatureId } from '@/data/entryIds';
import { Drawing } from '../Drawing';
import { bell, bellShade } from './bell';
import { Figure } from './Figure';
import { line, sleeve } from './StepGround';

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

const paper = { fill: 'var(--card)', stroke: 'var(--border-strong)', strokeWidth: 2 } as const;
const dashedBox = {
  fill: 'var(--danger-soft)',
  stroke: 'var(--danger)',
  strokeWidth: 2,
  strokeDasharray: '6 5',
} as const;

const Floor = () => <path d="M2 138h316" {...line} stroke="var(--border-strong)" strokeWidth="3" />;

const QuestionMark = ({ x, y, size = 30 }: { x: number; y: number; size?: number }) => (
  <text x={x} y={y} fontSize={size} fontWeight="750" textAnchor="middle" fill="var(--danger)">
    ?
  </text>
);

/** A day of the calendar, 76 × 92 units. */
const Day = ({ x, children }: { x: number; children: ReactNode }) => (
  <g transform={`translate(${x} 40)`}>
    <rect x="4" y="5" width="76" height="92" rx="9" opacity=".14" />
    {children}
    <path d="M0 22V9a9 9 0 0 1 9-9h58a9 9 0 0 1 9 9v13z" fill="#42544a" />
    <path d="M20-7v12M56-7v12" {...line} stroke="#93a49b" strokeWidth="5" />
  </g>
);

/** A bell that rings: how far it swings, and its waves. */
const Ringing = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1.15)`}>
    <path d={bell} fill="var(--danger)" />
    <path d={bellShade} opacity=".22" />
    <path d="M-17-8a18 18 0 0 1 6-7M17-8a18 18 0 0 0-6-7" {...line} stroke="var(--danger)" strokeWidth="2.5" />
  </g>
);

const Rack = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 34)`}>
    <ellipse cx="38" cy="104" rx="44" ry="4" opacity=".16" />
    <path d="M0 104V11A11 11 0 0 1 11 0h54a11 11 0 0 1 11 11v93z" fill="#42544a" />
    <path d="M0 104V11A11 11 0 0 1 11 0h4v104z" fill="#fff" opacity=".14" />
    <path d="M9 12h58v22H9zM9 42h58v22H9zM9 72h58v22H9z" fill="#08110d" />
    <path d="M21 23h.01M21 53h.01M21 83h.01" {...line} stroke="#2bd474" strokeWidth="8" />
    <path d="M34 23h22M34 53h22M34 83h22" {...line} stroke="#fff" strokeWidth="4" opacity=".4" />
  </g>
);

/** A copy on the line of copies. */
const Copy = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 56)`}>
    <rect x="3" y="4" width="46" height="54" rx="6" opacity=".14" />
    <rect width="46" height="54" rx="6" {...paper} />
    <path d="M0 15V6a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v9z" fill="var(--brand)" />
    <path d="M10 28h10M28 28h9M10 41h10M28 41h9" {...line} stroke="var(--border-strong)" strokeWidth="5" />
  </g>
);

/** The end of each feature: the empty cell of the log, the day without a curve, the queue that stays long … */
const pictures: Record<WindFeatureId, ReactNode> = {
  logbook: (
    <>
      <Floor />
      <rect x="104" y="34" width="216" height="84" rx="12" opacity=".14" />
      <rect x="102" y="28" width="216" height="84" rx="12" {...paper} />
      <path d="M102 70h216" stroke="var(--border)" strokeWidth="2" />
      <text x="118" y="55" fontSize="18" fontWeight="700" fill="var(--ink)">
        18:12
      </text>
      <text x="188" y="55" fontSize="18" fontWeight="700" fill="var(--danger)">
        480
      </text>
      <path d="M185 49h40" stroke="var(--danger)" strokeWidth="2.5" />
      <path d="M238 49h20m-6-6 6 6-6 6" {...line} stroke="var(--muted)" strokeWidth="3" />
      <text x="272" y="55" fontSize="18" fontWeight="750" fill="var(--ink)">
        48
      </text>
      <rect x="118" y="79" width="184" height="25" rx="7" {...dashedBox} />
      <QuestionMark x={210} y={99} size={22} />
      <path d="M126 112l-6 26M294 112l6 26" {...line} stroke="#5b6f64" strokeWidth="6" />
      <Figure x={50} y={138} skin="#f0c29e" coat="#7a5af0" hair="#20303c" size={0.98}>
        <path d="M4 14l14 20 22-14" {...sleeve} stroke="#5a3bd0" />
        <circle cx="44" cy="17" r="5.5" fill="#f0c29e" />
      </Figure>
    </>
  ),
  forecast: (
    <>
      <Floor />
      <Day x={6}>
        <rect width="76" height="92" rx="9" {...paper} />
        <path d="M9 74C24 72 26 50 38 50S54 66 67 58V82H9z" fill="var(--brand)" opacity=".2" />
        <path d="M9 74C24 72 26 50 38 50S54 66 67 58" {...line} stroke="var(--link)" strokeWidth="4.5" />
      </Day>
      <Day x={94}>
        <rect width="76" height="92" rx="9" {...paper} />
        <path d="M9 58C24 62 30 72 42 62S56 38 67 36V82H9z" fill="var(--brand)" opacity=".2" />
        <path d="M9 58C24 62 30 72 42 62S56 38 67 36" {...line} stroke="var(--link)" strokeWidth="4.5" />
      </Day>
      <Day x={182}>
        <rect width="76" height="92" rx="9" {...dashedBox} />
        <QuestionMark x={38} y={72} size={42} />
      </Day>
      <g transform="matrix(-1 0 0 1 580 0)">
        <Figure x={290} y={138} skin="#a86b45" coat="#0b63b5" hair="#4a3222" size={0.98} />
      </g>
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
      <Floor />
      <Figure x={44} y={138} skin="#f0c29e" coat="#7a5af0" hair="#20303c" size={0.98}>
        <path d="M-12 18l-14 4 12-32M12 18l14 4-10-32" {...sleeve} stroke="#5a3bd0" />
        <path d="M-14-12h.01M15-12h.01" {...line} stroke="#f0c29e" strokeWidth="12" />
      </Figure>
      <Ringing x={112} y={32} turn={-14} />
      <Ringing x={180} y={32} turn={12} />
      <Ringing x={248} y={32} turn={-12} />
      <Ringing x={146} y={94} turn={13} />
      <Ringing x={214} y={94} turn={-13} />
      <Ringing x={282} y={94} turn={14} />
    </>
  ),
  failover: (
    <>
      <Floor />
      <path
        d="M86 122c14 0 6 12 22 12h104c30 0 14-48 48-48M192 112c20 0 26-44 68-44"
        {...line}
        stroke="var(--danger)"
        strokeWidth="6"
      />
      <path
        d="M86 120c14 0 6 12 22 12h104c30 0 14-48 48-48M192 110c20 0 26-44 68-44"
        {...line}
        stroke="#fff"
        strokeWidth="1.5"
        opacity=".5"
      />
      <Rack x={12} />
      <Rack x={118} />
      <rect x="254" y="44" width="64" height="66" rx="14" opacity=".16" />
      <rect x="252" y="40" width="64" height="66" rx="14" {...paper} />
      <circle cx="284" cy="73" r="22" fill="#cfded5" />
      <path d="M263 67a22 22 0 0 1 42 0 24 24 0 0 0-42 0z" opacity=".3" />
      <path d="M275 73h.01M293 73h.01" {...line} stroke="#10161c" strokeWidth="8" />
    </>
  ),
  restore: (
    <>
      <path d="M2 124h208" {...line} stroke="var(--brand)" strokeWidth="6" />
      <path d="M224 124h94" {...line} stroke="var(--danger)" strokeWidth="4" strokeDasharray="2 9" />
      <Copy x={6} />
      <Copy x={74} />
      <Copy x={142} />
      <path d="M29 124h.01M97 124h.01M165 124h.01" {...line} stroke="var(--link)" strokeWidth="14" />
      <rect x="216" y="58" width="94" height="52" rx="8" {...dashedBox} />
      <path d="M226 46a16 16 0 0 1 4-31 23 23 0 0 1 44-4 18 18 0 0 1 25 16 11 11 0 0 1-2 19z" fill="#5b6f7a" />
      <path d="M214 33a16 16 0 0 0 12 13h71a11 11 0 0 0 8-7q-50 12-91-6z" opacity=".22" />
      <path d="M264 42l-18 38h15l-7 32 28-42h-16l11-28z" fill="#f0b429" />
      <path d="M273 70h9l-28 42z" opacity=".18" />
    </>
  ),
};

/** Where a feature ends. */
export function LimitPicture({ of }: { of: WindFeatureId }) {
  return (
    <Drawing width={320} height={142}>
      {pictures[of]}
    </Drawing>
  );
}
