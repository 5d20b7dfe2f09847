import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { StepGround, sleeve } from './StepGround';

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
      415
    </text>
  </g>
);

/** The visitors of the queue's picture: 415 takes a ticket, 414 reloads the page, 413 keeps the full trolley. */
export const queueSteps: readonly ReactNode[] = [
  <>
    <StepGround />
    <path d="M58 156V88h38v68z" fill="var(--metal)" />
    <rect x="42" y="54" width="70" height="46" rx="8" fill="var(--metal)" />
    <path d="M54 84h48" stroke="#08110d" strokeWidth="6" strokeLinecap="round" />
    <g transform="translate(496 0) scale(-1 1)">
      <Figure x={248} y={156} skin="var(--skin)" coat="var(--coat)" hair="#20303c" size={1.12}>
        <path d="M4 14l18 16 18-12" {...sleeve} stroke="#084a88" />
        <circle cx="42" cy="16" r="5.5" fill="var(--skin)" />
      </Figure>
    </g>
    <Ticket x={94} y={40} />
  </>,
  <>
    <StepGround />
    <rect x="190" y="10" width="92" height="146" rx="14" fill="#10161c" stroke="var(--border-strong)" strokeWidth="2" />
    <rect x="198" y="22" width="76" height="122" rx="6" fill="var(--card)" />
    <text x="236" y="94" fontSize="25" fontWeight="750" textAnchor="middle" fill="var(--ink)">
      414
    </text>
    <path
      d="M210 64A31 31 0 0 1 260 62M262 106A31 31 0 0 1 212 108M262 48v15h-15M210 122v-15h15"
      fill="none"
      stroke="var(--link)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M98 122v32M82 155h32" stroke="var(--border-strong)" strokeWidth="6" strokeLinecap="round" />
    <Figure
      x={100}
      y={156}
      skin="var(--skin)"
      coat="var(--coat-3)"
      hair="#8a4b22"
      size={1.12}
      hasLongHair
      legs="M-4 57L24 60L20 82"
    >
      <path d="M4 14l24 10 42-16" {...sleeve} stroke="#5a3bd0" />
      <circle cx="72" cy="7" r="5.5" fill="var(--skin)" />
    </Figure>
    <path d="M76 120h46" stroke="var(--rope)" strokeWidth="8" strokeLinecap="round" />
  </>,
  <>
    <StepGround />
    <path d="M178 60h30V30h-30zM212 60h26V16h-26zM242 60h30V36h-30z" fill="var(--rope)" />
    <path d="M190 30h7v12h-7zM222 16h7v12h-7zM254 36h7v12h-7z" fill="#fbe7b4" />
    <g fill="none" stroke="var(--metal)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M144 56h18l22 78h84" />
      <path d="M164 62h122l-14 50h-94" fill="var(--card)" />
      <path d="M194 64l8 46M224 64v46M255 64l-7 46" strokeWidth="2.5" />
    </g>
    <circle cx="198" cy="146" r="9" fill="var(--muted)" />
    <circle cx="260" cy="146" r="9" fill="var(--muted)" />
    <rect x="190" y="72" width="70" height="32" rx="7" fill="var(--link)" />
    <text x="225" y="96" fontSize="22" fontWeight="750" textAnchor="middle" fill="var(--card)">
      413
    </text>
    <Figure x={46} y={156} skin="var(--skin-2)" coat="var(--coat-2)" hair="#1c2420" size={0.66}>
      <path d="M4 14l18-4 4-20" {...sleeve} stroke="#c98f12" />
      <circle cx="26" cy="-13" r="5.5" fill="var(--skin-2)" />
    </Figure>
    <g transform="rotate(6 98 156)">
      <Figure
        x={98}
        y={156}
        skin="var(--skin-2)"
        coat="#c8733f"
        hair="#1c2420"
        size={1.14}
        legs="M-6 56L-10 72L-24 84M7 56L16 88"
      >
        <path d="M4 14l12 16 17-24" {...sleeve} stroke="#a65a2c" />
        <circle cx="34" cy="3" r="5.5" fill="var(--skin-2)" />
      </Figure>
    </g>
  </>,
];
