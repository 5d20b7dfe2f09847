import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { StepGround, sleeve } from './StepGround';

const visitor = { x: 92, y: 156, skin: 'var(--skin-2)', coat: '#c8733f', hair: '#1c2420', size: 1.12 };
const visitorSleeve = { ...sleeve, stroke: '#a65a2c' };

const Ticket = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M8 0h94a8 8 0 0 1 8 8v10a9 9 0 0 0 0 18v10a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V36a9 9 0 0 0 0-18V8a8 8 0 0 1 8-8z"
      fill="var(--card)"
      stroke="var(--border-strong)"
      strokeWidth="2"
    />
    <path d="M82 7v40" stroke="var(--border-strong)" strokeWidth="2" strokeDasharray="1 6" strokeLinecap="round" />
    <text x="45" y="36" fontSize="25" fontWeight="750" textAnchor="middle" fill="var(--ink)">
      413
    </text>
  </g>
);

/** Number 413 takes a ticket, reloads the page and keeps the full trolley. */
export const queueSteps: readonly ReactNode[] = [
  <>
    <StepGround />
    <path d="M236 156V92h36v64z" fill="var(--metal)" />
    <rect x="222" y="62" width="64" height="42" rx="8" fill="var(--metal)" />
    <path d="M232 86h44" stroke="#08110d" strokeWidth="6" strokeLinecap="round" />
    <Figure {...visitor}>
      <path d="M4 14l14 20 24-12" {...visitorSleeve} />
      <circle cx="46" cy="20" r="5.5" fill="var(--skin-2)" />
    </Figure>
    <Ticket x={142} y={36} />
  </>,
  <>
    <StepGround />
    <rect x="186" y="10" width="92" height="146" rx="14" fill="#10161c" stroke="var(--border-strong)" strokeWidth="2" />
    <rect x="194" y="22" width="76" height="122" rx="6" fill="var(--card)" />
    <text x="232" y="94" fontSize="25" fontWeight="750" textAnchor="middle" fill="var(--ink)">
      413
    </text>
    <path
      d="M206 64A31 31 0 0 1 256 62M258 106A31 31 0 0 1 208 108M258 48v15h-15M206 122v-15h15"
      fill="none"
      stroke="var(--link)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <Figure {...visitor}>
      <path d="M4 14l16 18 44-8" {...visitorSleeve} />
      <circle cx="68" cy="23" r="5.5" fill="var(--skin-2)" />
    </Figure>
  </>,
  <>
    <StepGround />
    <path d="M166 60h30V30h-30zM200 60h26V16h-26zM230 60h30V36h-30z" fill="var(--rope)" />
    <path d="M178 30h7v12h-7zM210 16h7v12h-7zM242 36h7v12h-7z" fill="#fbe7b4" />
    <g fill="none" stroke="var(--metal)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M132 56h18l22 78h84" />
      <path d="M152 62h122l-14 50h-94" fill="var(--card)" />
      <path d="M182 64l8 46M212 64v46M243 64l-7 46" strokeWidth="2.5" />
    </g>
    <circle cx="186" cy="146" r="9" fill="var(--muted)" />
    <circle cx="248" cy="146" r="9" fill="var(--muted)" />
    <rect x="178" y="72" width="70" height="32" rx="7" fill="var(--link)" />
    <text x="213" y="96" fontSize="22" fontWeight="750" textAnchor="middle" fill="var(--card)">
      413
    </text>
    <Figure {...visitor}>
      <path d="M4 14l14 14 18-20" {...visitorSleeve} />
      <circle cx="38" cy="4" r="5.5" fill="var(--skin-2)" />
    </Figure>
  </>,
];
