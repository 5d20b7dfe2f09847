import type { ReactNode } from 'react';
import { bell, bellShade } from './bell';
import { Figure } from './Figure';
import { StepGround, line, sleeve } from './StepGround';

const onDuty = { y: 156, skin: 'var(--skin)', coat: 'var(--coat-3)', hair: '#20303c', size: 1.12 };
const dutySleeve = { ...sleeve, stroke: '#4d32bd' };
const gathered = [
  [226, 68],
  [276, 68],
  [176, 112],
  [226, 112],
  [276, 112],
] as const;

const Bell = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={bell} fill="var(--danger)" />
    <path d={bellShade} opacity=".2" />
  </g>
);

const Check = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 14})`}>
    <circle r="14" fill="var(--brand)" />
    <path d="M-6 0l5 5 8-9" {...line} stroke="var(--on-brand)" strokeWidth="3.5" />
  </g>
);

/** The bells of one cause below one headline, the second on duty who picks up, the summary that is printed. */
export const alertsSteps: readonly ReactNode[] = [
  <>
    <StepGround />
    <path d="M186 140l-8 16M266 140l8 16" stroke="var(--metal)" strokeWidth="7" strokeLinecap="round" />
    <ellipse cx="226" cy="156" rx="70" ry="4" opacity=".14" />
    <rect
      x="144"
      y="10"
      width="164"
      height="136"
      rx="11"
      fill="var(--card)"
      stroke="var(--border-strong)"
      strokeWidth="2"
    />
    <path d="M144 48V21a11 11 0 0 1 11-11h142a11 11 0 0 1 11 11v27z" fill="var(--brand)" />
    <path d="M160 29h84" stroke="var(--on-brand)" strokeWidth="9" strokeLinecap="round" />
    <path d="M266 29h26" stroke="var(--on-brand)" strokeWidth="9" strokeLinecap="round" opacity=".4" />
    <path
      d={bell}
      transform="translate(176 68)"
      {...line}
      stroke="var(--danger)"
      strokeWidth="2"
      strokeDasharray="4 5"
    />
    {gathered.map(([x, y]) => (
      <Bell key={`${x} ${y}`} x={x} y={y} />
    ))}
    <Figure x={58} {...onDuty}>
      <path d="M4 14l16 18 34-14" {...dutySleeve} />
      <circle cx="57" cy="17" r="5.5" fill="var(--skin)" />
    </Figure>
    <Bell x={128} y={74} />
  </>,
  <>
    <path d="M12 26a12 12 0 0 1 12-12h170a12 12 0 0 1 12 12v130H12z" fill="var(--night)" />
    <path d="M60 40a13 13 0 1 1-12-18 10 10 0 0 0 12 18z" fill="#e9f1ec" />
    <path d="M92 30h.01M124 48h.01M150 26h.01M186 44h.01" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    <path d="M22 84a6 6 0 0 1 12 0v72H22zM142 118a5 5 0 0 1 10 0v38h-10z" fill="#8a5a34" />
    <path d="M30 132h116v16H30z" fill="#dfe9e2" />
    <path d="M36 118q0-12 18-12t20 14v12H36z" fill="#fff" />
    <circle cx="60" cy="112" r="14" fill="var(--skin-2)" />
    <path d="M46 114C43 100 52 94 63 96 71 98 75 104 74 110 66 106 56 104 46 114Z" fill="#1c2420" />
    <path d="M63 116q3 3 6 0" {...line} stroke="#16110e" strokeWidth="2" />
    <path d="M74 118q12-8 26-2 20-6 36 0 10 2 10 12v14H72z" fill="var(--coat)" />
    <path d="M72 134h74v8H72z" opacity=".2" />
    <text x="84" y="92" fontSize="22" fontWeight="750" fill="#9fb3c8">
      z
    </text>
    <path d="M160 122h38v34h-38z" fill="#a65a2c" />
    <path d="M156 118h46v7h-46z" fill="var(--rope)" />
    <rect x="169" y="82" width="22" height="37" rx="5" fill="#08110d" stroke="#5b6f64" strokeWidth="2" />
    <rect x="173" y="87" width="14" height="26" rx="2" fill="#ff8a8a" />
    <path d="M161 92q-5 8 0 16M199 92q5 8 0 16" {...line} stroke="#ff8a8a" strokeWidth="3" />
    <StepGround />
    <path d="M216 62h26m-9-9 9 9-9 9" {...line} stroke="var(--link)" strokeWidth="4.5" />
    <Figure x={276} {...onDuty}>
      <path d="M12-19h7a2 2 0 0 1 2 2v18h-9z" fill="#10161c" />
      <path d="M4 16l20 6-6-24" {...dutySleeve} />
      <circle cx="17" cy="-4" r="5.5" fill="var(--skin)" />
    </Figure>
    <Check x={240} y={27} r={15} />
  </>,
  <>
    <StepGround />
    <ellipse cx="160" cy="157" rx="128" ry="5" opacity=".16" />
    <path d="M52 104a14 14 0 0 1 14-14h188a14 14 0 0 1 14 14v52H52z" fill="var(--metal)" />
    <path d="M52 104a14 14 0 0 1 14-14h188a14 14 0 0 1 14 14v4H52z" fill="#fff" opacity=".16" />
    <path d="M82 96h156v9H82z" fill="#08110d" />
    <path
      d="M94 101V16a6 6 0 0 1 6-6h120a6 6 0 0 1 6 6v85z"
      fill="var(--card)"
      stroke="var(--border-strong)"
      strokeWidth="2"
    />
    <text x="108" y="40" fontSize="22" fontWeight="750" fill="var(--ink)">
      03:31
    </text>
    <path d="M110 56h100M110 71h100M110 86h62" stroke="var(--border-strong)" strokeWidth="6" strokeLinecap="round" />
    <path d="M94 90h132v11H94z" opacity=".12" />
    <Check x={204} y={33} r={13} />
    <path d="M76 126h108v9H76z" fill="#08110d" />
    <path d="M52 144h216v12H52z" opacity=".2" />
    <circle cx="246" cy="128" r="7" fill="#2bd474" />
    <path d="M208 128h18" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".5" />
  </>,
];
