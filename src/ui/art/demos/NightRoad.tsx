import { useId } from 'react';
import { NightVan } from './NightVan';

const lamps = [120, 330, 560, 800, 1050, 1290];
const stars = [
  [90, 30],
  [260, 70],
  [420, 18],
  [980, 26],
  [1180, 64],
  [1330, 20],
  [1080, 110],
  [180, 130],
] as const;

/** Hills at night, a road with street lamps, and a van. */
export function NightRoad() {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 384" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--sun)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
      </linearGradient>
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.6" fill="var(--foot-text)" />
      ))}
      <path
        d="M0 250C180 170 300 240 460 210S740 130 920 200 1260 150 1440 220V384H0Z"
        fill="var(--deep-sea)"
        fillOpacity=".55"
      />
      <path d="M0 300C220 240 420 300 640 276S1080 240 1440 290V384H0Z" fill="var(--sky-night)" />
      <path
        d="M0 300C220 240 420 300 640 276S1080 240 1440 290V298C1080 250 860 268 640 286S220 252 0 312Z"
        fill="#fff"
        fillOpacity=".05"
      />
      <rect y="344" width="1440" height="40" fill="var(--foot-bg)" />
      <path d="M0 364H1440" stroke="var(--foot-muted)" strokeWidth="3" strokeDasharray="26 30" />
      {lamps.map((x) => (
        <g key={x}>
          <path d={`M${x - 44} 344L${x + 16} 262 ${x + 78} 344Z`} fill={`url(#${id})`} />
          <path d={`M${x} 344V268Q${x} 256 ${x + 14} 256`} fill="none" stroke="var(--foot-muted)" strokeWidth="4" />
          <circle cx={x + 16} cy="259" r="6" fill="var(--sun)" />
        </g>
      ))}
      <g transform="translate(640 360)">
        <NightVan />
      </g>
    </svg>
  );
}
