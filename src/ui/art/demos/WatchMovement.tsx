import { gear, ticks } from './watchGeometry';

const gears = [
  { x: -54, y: 52, r: 42, teeth: 34 },
  { x: 20, y: -46, r: 31, teeth: 26 },
  { x: -60, y: -50, r: 20, teeth: 18 },
] as const;

const jewels = [
  [-54, 52],
  [20, -46],
  [-60, -50],
  [-12, -96],
  [98, -14],
  [6, 98],
] as const;

const screws = [
  [-98, 6],
  [74, -74],
  [-16, 24],
  [100, 30],
] as const;

/** The movement from above, centred on (0, 0), 130 units to each side. `id` is that of its WatchPaint. */
export function MovementTop({ id }: { id: string }) {
  return (
    <>
      <clipPath id={`${id}plate`}>
        <circle r="116" />
      </clipPath>
      <circle r="130" fill={`url(#${id}steel)`} />
      <circle r="120" fill="none" stroke={`url(#${id}hollow)`} strokeWidth="5" />
      <circle r="117" fill="var(--steel-dim)" />
      <g clipPath={`url(#${id}plate)`}>
        <path
          d="M-116-30C-96-96-20-122 52-108L30-14-44 6-76-6ZM104-58C136 10 98 92 40 116L-8 74 8 10 60-12Z"
          fill={`url(#${id}steel)`}
        />
        {/* Côtes de Genève. */}
        <path
          d="M-190-60L60-190M-180-34L70-164M-170-8L80-138M-160 18L90-112M-150 44L100-86M-140 70L110-60M-130 96L120-34M-120 122L130-8M-110 148L140 18M-100 174L150 44"
          stroke="var(--paper)"
          strokeOpacity=".28"
          strokeWidth="11"
        />
        <path
          d="M-116-30C-96-96-20-122 52-108L30-14-44 6-76-6ZM104-58C136 10 98 92 40 116L-8 74 8 10 60-12Z"
          fill="none"
          stroke="var(--steel-white)"
          strokeWidth="2.5"
        />
        <path
          d="M52-106L32-12-42 8-76-4M42 118L-6 75 9 12"
          fill="none"
          stroke="var(--steel-deep)"
          strokeWidth="2"
          transform="translate(2 2)"
        />
      </g>
      {gears.map(({ x, y, r, teeth }) => (
        <g key={teeth} transform={`translate(${x} ${y})`}>
          <circle r={r + 5} fill="var(--foot-bg)" fillOpacity=".35" transform="translate(3 5)" />
          <path d={gear(teeth, r)} fill={`url(#${id}brass)`} stroke="var(--brass-dim)" strokeWidth=".8" />
          <circle r={r * 0.74} fill="var(--steel-deep)" />
          <path d={ticks(5, 0, r * 0.76)} stroke={`url(#${id}brass)`} strokeWidth="5" />
          <path d={ticks(5, 0, r * 0.76)} stroke="var(--brass)" strokeWidth="4" />
          <circle r={r * 0.86} fill="none" stroke="var(--brass-light)" strokeWidth="1" />
          <circle r={r * 0.24} fill={`url(#${id}brass)`} />
        </g>
      ))}
      {/* The balance: a rim, two arms, the hairspring. */}
      <g transform="translate(58 48)" fill="none">
        <circle r="35" fill="var(--foot-bg)" fillOpacity=".55" />
        <circle r="31" stroke={`url(#${id}brass)`} strokeWidth="6" />
        <path d="M-30 0H30" stroke="var(--brass)" strokeWidth="4" />
        <path
          d="M0 0m-4 0a4 4 0 0 1 8 0a7 7 0 0 1-14 0a10 10 0 0 1 20 0a13 13 0 0 1-26 0a16 16 0 0 1 32 0a19 19 0 0 1-38 0"
          stroke="var(--blued)"
          strokeWidth="1.2"
        />
        <circle r="4" fill="var(--jewel)" stroke="var(--brass-light)" strokeWidth="1.5" />
      </g>
      {jewels.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="6.5" fill="var(--jewel)" stroke="var(--brass-light)" strokeWidth="2" />
          <circle cx="-1.8" cy="-2" r="1.7" fill="var(--paper)" fillOpacity=".75" />
        </g>
      ))}
      {screws.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="6.5" fill="var(--blued)" stroke="var(--steel-white)" strokeWidth="1" />
          <path d="M-4.5-2L4.5 2" stroke="var(--foot-bg)" strokeWidth="1.6" />
        </g>
      ))}
    </>
  );
}
