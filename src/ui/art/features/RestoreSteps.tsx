import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { StepGround, line, sleeve } from './StepGround';

/** A copy: a sheet with a head and two rows. */
const Copy = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect width="44" height="48" rx="6" fill="#fff" stroke="#067535" strokeWidth="2" />
    <path d="M0 14V6a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v8z" fill="var(--brand)" />
    <path d="M9 25h10M25 25h10M9 37h10M25 37h10" stroke="#93a49b" strokeWidth="5" strokeLinecap="round" />
  </g>
);

/** A closed cardboard box on the belt. */
const Box = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 74)`}>
    <path d="M0 0h54v44H0z" fill="var(--rope)" />
    <path d="M40 0h14v44H40z" opacity=".18" />
    <path d="M21 0h12v16H21z" fill="#fbe7b4" />
  </g>
);

const drawers = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [164 + column * 47, 30 + row * 40] as const));
/** The drawer that was damaged: the first of the middle row. */
const damaged = 3;

/** A copy on its way to a safe elsewhere, the boxes that are opened and counted, the one drawer that is put back. */
export const restoreSteps: readonly ReactNode[] = [
  <>
    <StepGround d="M12 156h104M186 156h122" />
    <ellipse cx="64" cy="156" rx="44" ry="5" opacity=".16" />
    <path d="M26 156V62a12 12 0 0 1 12-12h52a12 12 0 0 1 12 12v94z" fill="var(--metal)" />
    <path d="M26 156V62a12 12 0 0 1 12-12h4v106z" fill="#fff" opacity=".12" />
    <path d="M36 62h56v22H36zM36 92h56v22H36zM36 122h56v22H36z" fill="#08110d" />
    <path d="M48 73h.01M48 103h.01M48 133h.01" stroke="#2bd474" strokeWidth="9" strokeLinecap="round" />
    <path d="M62 73h20M62 103h20M62 133h20" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".4" />
    <path d="M64 40C90 2 170 4 210 34m-3-14 4 15-15 2" {...line} stroke="var(--link)" strokeWidth="4" />
    <Copy x={112} y={6} />
    <ellipse cx="246" cy="157" rx="62" ry="5" opacity=".16" />
    <path d="M204 148h14v8h-14zM258 148h14v8h-14z" fill="#26352d" />
    <rect x="192" y="48" width="94" height="102" rx="10" fill="var(--metal)" />
    <path d="M192 58a10 10 0 0 1 10-10h74a10 10 0 0 1 10 10v2h-94z" fill="#fff" opacity=".18" />
    <path d="M202 60h70v80h-70z" fill="#08110d" />
    <path d="M202 102h70" stroke="#5b6f64" strokeWidth="4" />
    <Copy x={208} y={70} scale={0.62} />
    <Copy x={238} y={70} scale={0.62} />
    <Copy x={208} y={110} scale={0.62} />
    <path d="M272 58l36-12v112l-36-10z" fill="#8fa39a" />
    <path d="M272 58l5-2v96l-5-2z" opacity=".3" />
    <ellipse cx="292" cy="103" rx="8" ry="15" {...line} stroke="#33443a" strokeWidth="4" />
    <path d="M292 85v36M283 98l18 10M283 112l18-14" stroke="#33443a" strokeWidth="3" />
  </>,
  <>
    <StepGround d="M12 160h296" />
    <path d="M52 132v28M268 132v28" stroke="var(--metal)" strokeWidth="10" />
    <path d="M112 118V38a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v80h-16V48h-64v70z" fill="var(--metal)" />
    <path d="M112 118V38a12 12 0 0 1 12-12h2v92z" fill="#fff" opacity=".14" />
    <rect x="122" y="6" width="76" height="40" rx="9" fill="#08110d" />
    <text x="160" y="34" fontSize="24" fontWeight="750" textAnchor="middle" fill="#2bd474">
      128
    </text>
    <Box x={32} />
    <path d="M136 50h48l8 68h-64z" fill="#2bd474" opacity=".25" />
    <Copy x={141} y={56} scale={0.88} />
    <path d="M133 86L116 74h24zM187 86l17-12h-24z" fill="#e0a06a" />
    <path d="M133 84h54v34h-54z" fill="var(--rope)" />
    <path d="M173 84h14v34h-14z" opacity=".18" />
    <Box x={234} />
    <circle cx="288" cy="74" r="16" fill="var(--brand)" stroke="var(--stage)" strokeWidth="4" />
    <path d="M281 74l5 5 9-10" {...line} stroke="var(--on-brand)" strokeWidth="4" />
    <rect x="12" y="118" width="296" height="26" rx="13" fill="#33443a" />
    <path d="M25 118h270" stroke="#5b6f64" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M27 132h.01M80 132h.01M133 132h.01M187 132h.01M240 132h.01M293 132h.01"
      stroke="#93a49b"
      strokeWidth="11"
      strokeLinecap="round"
    />
  </>,
  <>
    <StepGround />
    <ellipse cx="232" cy="157" rx="84" ry="5" opacity=".16" />
    <path d="M154 156V26a10 10 0 0 1 10-10h134a10 10 0 0 1 10 10v130z" fill="var(--metal)" />
    <path d="M154 28v-2a10 10 0 0 1 10-10h134a10 10 0 0 1 10 10v2z" fill="#fff" opacity=".18" />
    {drawers.map(([x, y], index) =>
      index === damaged ? (
        <path
          key={index}
          d={`M${x} ${y}h41v34h-41z`}
          fill="#08110d"
          stroke="#ff8a8a"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
      ) : (
        <g key={index}>
          <path d={`M${x} ${y}h41v34h-41z`} fill="#8fa39a" />
          <path d={`M${x} ${y + 27}h41v7h-41z`} opacity=".18" />
          <path d={`M${x + 13} ${y + 15}h15`} stroke="#33443a" strokeWidth="5" strokeLinecap="round" />
        </g>
      ),
    )}
    <Figure x={62} y={156} skin="var(--skin)" coat="var(--coat)" hair="#20303c" size={1.12}>
      <path d="M4 14l14 22 22 2" {...sleeve} stroke="#084a88" />
    </Figure>
    <path d="M122 76h54v30h-54z" fill="var(--brand)" />
    <path d="M122 99h54v7h-54z" opacity=".2" />
    <path d="M132 87h16" stroke="var(--on-brand)" strokeWidth="5" strokeLinecap="round" />
    <circle cx="116" cy="96" r="6.5" fill="var(--skin)" />
  </>,
];
