import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { StepGround, line, sleeve } from './StepGround';

/** An opened bay with the servers in it. */
const Bay = ({ x }: { x: number }) => (
  <>
    <path d={`M${x} 156V72h54v84z`} fill="#fbe7b4" />
    <path d={`M${x + 8} 156v-26h38v26zM${x + 8} 127v-26h38v26z`} fill="var(--metal)" />
    <path d={`M${x + 17} 114h.01M${x + 17} 143h.01`} stroke="#2bd474" strokeWidth="8" strokeLinecap="round" />
    <path d={`M${x + 28} 114h10M${x + 28} 143h10`} stroke="#fff" strokeWidth="4" opacity=".5" />
    <path d={`M${x} 72h54v9H${x}z`} opacity=".14" />
  </>
);

/** Calendar and announcement become a curve, its margin is pointed out, room opens before the crowd. */
export const forecastSteps: readonly ReactNode[] = [
  <>
    <StepGround />
    <path d="M26 26h72a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H26z" fill="var(--wall)" />
    <rect
      x="14"
      y="20"
      width="82"
      height="76"
      rx="8"
      fill="var(--card)"
      stroke="var(--border-strong)"
      strokeWidth="2"
    />
    <path d="M14 40V28a8 8 0 0 1 8-8h66a8 8 0 0 1 8 8v12z" fill="var(--metal)" />
    <path d="M34 13v14M76 13v14" stroke="var(--border-strong)" strokeWidth="5" strokeLinecap="round" />
    <circle cx="71" cy="68" r="11" fill="var(--coat-2)" />
    <path
      d="M27 53h.01M42 53h.01M56 53h.01M71 53h.01M84 53h.01M27 68h.01M42 68h.01M56 68h.01M84 68h.01M27 83h.01M42 83h.01M56 83h.01M71 83h.01"
      stroke="var(--muted)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M71 68h.01" stroke="#33250a" strokeWidth="7" strokeLinecap="round" />
    <ellipse cx="56" cy="156" rx="44" ry="5" opacity=".16" />
    <path d="M36 136l6 20h15l-7-20z" fill="#3a2a1c" />
    <path d="M24 121h16l44-14v44l-44-14H24a8 8 0 0 1 0-16z" fill="var(--coat-2)" />
    <path d="M18 133h24l42 8v10l-44-14H24q-5 0-6-4z" opacity=".2" />
    <ellipse cx="84" cy="129" rx="7" ry="22" fill="#8a5a10" />
    <g {...line} stroke="var(--link)" strokeWidth="4" strokeDasharray="1 9">
      <path d="M108 62C130 62 124 76 144 76M104 128C130 128 124 90 144 90" />
    </g>
    <ellipse cx="230" cy="156" rx="58" ry="5" opacity=".16" />
    <path d="M218 126h24v24h-24zM194 148h72v8h-72z" fill="var(--metal)" />
    <rect
      x="152"
      y="14"
      width="156"
      height="116"
      rx="11"
      fill="#10161c"
      stroke="var(--border-strong)"
      strokeWidth="2"
    />
    <rect x="160" y="22" width="140" height="100" rx="6" fill="var(--card)" />
    <path d="M168 47h124M168 76h124M168 105h124" stroke="var(--border)" strokeWidth="2" />
    <path d="M168 105C186 103 190 84 206 86S226 102 238 92 256 44 288 40V116H168z" fill="var(--brand)" opacity=".18" />
    <path
      d="M168 105C186 103 190 84 206 86S226 102 238 92 256 44 288 40"
      {...line}
      stroke="var(--link)"
      strokeWidth="5"
    />
    <circle cx="288" cy="40" r="7" fill="var(--coat-2)" />
  </>,
  <>
    <StepGround />
    <path d="M158 116l-16 40M268 116l16 40" stroke="var(--metal)" strokeWidth="7" strokeLinecap="round" />
    <ellipse cx="213" cy="156" rx="78" ry="4" opacity=".14" />
    <rect
      x="118"
      y="12"
      width="190"
      height="116"
      rx="9"
      fill="var(--card)"
      stroke="var(--border-strong)"
      strokeWidth="2"
    />
    <path d="M118 28v-7a9 9 0 0 1 9-9h172a9 9 0 0 1 9 9v7z" fill="var(--metal)" />
    <path d="M134 114h160M134 114V42" {...line} stroke="var(--border-strong)" strokeWidth="3" />
    <path d="M136 103C190 96 232 54 292 38V92C244 84 192 104 136 108z" fill="var(--brand)" opacity=".22" />
    <path
      d="M136 103C190 96 232 54 292 38M292 92C244 84 192 104 136 108"
      {...line}
      stroke="var(--link)"
      strokeWidth="2.5"
      strokeDasharray="1 7"
    />
    <path d="M136 106C196 100 236 70 292 64" {...line} stroke="var(--link)" strokeWidth="5" />
    <path d="M276 45v40m-6-34 6-6 6 6M270 79l6 6 6-6" {...line} stroke="var(--ink)" strokeWidth="3" />
    <text x="186" y="70" fontSize="32" fontWeight="750" textAnchor="middle" fill="var(--ink)">
      ±
    </text>
    <Figure x={62} y={156} skin="var(--skin)" coat="var(--coat)" hair="#7a5536" size={1.12} hasLongHair>
      <path d="M4 14l16 20 40-12" {...sleeve} stroke="#084a88" />
      <circle cx="64" cy="21" r="5.5" fill="var(--skin)" />
      <path d="M66 19l22-10" stroke="#3a2a1c" strokeWidth="3.5" strokeLinecap="round" />
    </Figure>
  </>,
  <>
    <path d="M112 156V42a10 10 0 0 1 10-10h176a10 10 0 0 1 10 10v114z" fill="var(--wall)" />
    <path d="M112 36a8 8 0 0 1 8-8h180a8 8 0 0 1 8 8v26H112z" fill="var(--metal)" />
    <path d="M112 62h196v6H112z" opacity=".16" />
    <rect x="168" y="8" width="84" height="38" rx="9" fill="#08110d" />
    <text x="210" y="35" fontSize="23" fontWeight="750" textAnchor="middle" fill="#2bd474">
      09:45
    </text>
    <Bay x={122} />
    <Bay x={183} />
    <path d="M244 156V72h54v84z" fill="#fbe7b4" />
    <path d="M244 72h54v46h-54z" fill="#8fa39a" />
    <path d="M244 83h54M244 94h54M244 105h54" stroke="#5b6f64" strokeWidth="2.5" />
    <path d="M242 114h58v8h-58z" fill="#42544a" />
    <path d="M271 150v-16m-8 7 8-8 8 8" {...line} stroke="#067535" strokeWidth="5" />
    <StepGround />
    <Figure x={30} y={156} skin="var(--skin-2)" coat="var(--coat-3)" hair="#1c2420" size={0.9} />
    <Figure x={76} y={156} skin="var(--skin)" coat="#c8733f" hair="#7a5536" hasLongHair />
  </>,
];
