import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { StepGround, line, sleeve } from './StepGround';

const Rack = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 56)`}>
    <ellipse cx="40" cy="100" rx="46" ry="5" opacity=".16" />
    <path d="M0 100V12A12 12 0 0 1 12 0h56a12 12 0 0 1 12 12v88z" fill="var(--metal)" />
    <path d="M0 100V12A12 12 0 0 1 12 0h4v100z" fill="#fff" opacity=".12" />
    <path d="M10 12h60v22H10zM10 41h60v22H10zM10 70h60v22H10z" fill="#08110d" />
    <path d="M22 23h.01M22 52h.01M22 81h.01" stroke="#2bd474" strokeWidth="9" strokeLinecap="round" />
    <path d="M36 23h24M36 52h24M36 81h24" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".4" />
  </g>
);

/** A lamp of the panel that reports a missed answer. */
const Lamp = ({ x, number }: { x: number; number: number }) => (
  <g transform={`translate(${x} 58)`}>
    <circle r="27" fill="var(--danger)" opacity=".25" />
    <circle r="20" fill="#d43c3c" />
    <path d="M14-14A20 20 0 0 1-14 14 22 22 0 0 0 14-14z" opacity=".2" />
    <path d="M-12-6a13 13 0 0 1 9-7" {...line} stroke="#fff" strokeWidth="4" opacity=".75" />
    <text y="47" fontSize="21" fontWeight="750" textAnchor="middle" fill="#fff">
      {number}
    </text>
  </g>
);

/** Two servers that ask each other, three lamps and a switch, somebody who turns it back. */
export const failoverSteps: readonly ReactNode[] = [
  <>
    <StepGround />
    <Rack x={20} />
    <Rack x={220} />
    <g {...line} stroke="var(--link)" strokeWidth="4.5">
      <path d="M112 92h94m-10-10 10 10-10 10M208 124h-94m10-10-10 10 10 10" />
    </g>
    <g fill="var(--card)" stroke="var(--border-strong)" strokeWidth="2">
      <path d="M50 8h44a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9H72l-11 9v-9H50a9 9 0 0 1-9-9V17a9 9 0 0 1 9-9z" />
      <path d="M226 8h44a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9h-11v9l-11-9h-22a9 9 0 0 1-9-9V17a9 9 0 0 1 9-9z" />
    </g>
    <text x="72" y="35" fontSize="25" fontWeight="750" textAnchor="middle" fill="var(--ink)">
      ?
    </text>
    <path d="M238 26l7 7 13-14" {...line} stroke="var(--link)" strokeWidth="5" />
  </>,
  <>
    <StepGround />
    <path d="M42 118v38M170 118v38" stroke="var(--metal)" strokeWidth="10" />
    <ellipse cx="106" cy="157" rx="88" ry="4" opacity=".14" />
    <rect x="12" y="20" width="188" height="102" rx="13" fill="var(--metal)" />
    <path d="M12 33a13 13 0 0 1 13-13h162a13 13 0 0 1 13 13v3H12z" fill="#fff" opacity=".16" />
    <Lamp x={48} number={1} />
    <Lamp x={106} number={2} />
    <Lamp x={164} number={3} />
    <path d="M200 72h20" {...line} stroke="var(--danger)" strokeWidth="5" strokeDasharray="1 9" />
    <ellipse cx="264" cy="157" rx="50" ry="5" opacity=".16" />
    <path d="M222 156V26a13 13 0 0 1 13-13h58a13 13 0 0 1 13 13v130z" fill="var(--metal)" />
    <path d="M222 156V26a13 13 0 0 1 13-13h4v143z" fill="#fff" opacity=".12" />
    <rect x="240" y="28" width="48" height="112" rx="24" fill="#08110d" />
    <text x="264" y="62" fontSize="24" fontWeight="750" textAnchor="middle" fill="#93a49b">
      A
    </text>
    <circle cx="264" cy="116" r="21" fill="var(--brand)" />
    <path d="M278 100a21 21 0 0 1-28 31 24 24 0 0 0 28-31z" opacity=".2" />
    <text x="264" y="124" fontSize="24" fontWeight="750" textAnchor="middle" fill="var(--on-brand)">
      B
    </text>
    <path d="M264 72v12m-6-5 6 6 6-6" {...line} stroke="#2bd474" strokeWidth="3.5" />
  </>,
  <>
    <StepGround />
    <ellipse cx="238" cy="157" rx="78" ry="5" opacity=".16" />
    <path d="M166 156V44a13 13 0 0 1 13-13h118a13 13 0 0 1 13 13v112z" fill="var(--metal)" />
    <path d="M166 156V44a13 13 0 0 1 13-13h4v125z" fill="#fff" opacity=".12" />
    <rect x="232" y="46" width="64" height="42" rx="9" fill="var(--brand)" />
    <rect x="232" y="98" width="64" height="42" rx="9" fill="#08110d" />
    <text x="264" y="76" fontSize="25" fontWeight="750" textAnchor="middle" fill="var(--on-brand)">
      A
    </text>
    <text x="264" y="128" fontSize="25" fontWeight="750" textAnchor="middle" fill="#93a49b">
      B
    </text>
    <path d="M192 50h16a8 8 0 0 1 8 8v70a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8V58a8 8 0 0 1 8-8z" fill="#08110d" />
    <path d="M200 112L158 62" stroke="#c9d6ce" strokeWidth="10" strokeLinecap="round" />
    <path d="M203 110L161 60" stroke="#93a49b" strokeWidth="3" strokeLinecap="round" />
    <circle cx="200" cy="112" r="11" fill="#5b6f64" />
    <circle cx="155" cy="58" r="13" fill="#d43c3c" />
    <path d="M148 53a9 9 0 0 1 7-5" {...line} stroke="#fff" strokeWidth="3" opacity=".7" />
    <path
      d="M128 22C150 12 178 12 200 26m-2-14 3 15-15 1"
      {...line}
      stroke="var(--link)"
      strokeWidth="4"
      transform="matrix(-1 0 0 1 322 0)"
    />
    <Figure x={84} y={156} skin="var(--skin-2)" coat="var(--brand)" hair="#1c2420" size={1.12}>
      <path d="M4 14l18 14 30-20" {...sleeve} stroke="#067a35" />
      <circle cx="56" cy="6" r="5.5" fill="var(--skin-2)" />
    </Figure>
  </>,
];
