import { BlankCard, BlankField, BlankText, Preview } from './Blank';

const screens = [
  { y: 178, width: 190, current: true },
  { y: 234, width: 150, current: false },
  { y: 290, width: 170, current: false },
];

/** Password, strength meter, and the devices that are signed in. */
export const SecurityPreview = () => (
  <Preview>
    <BlankCard x={0} y={0} width={800} height={124} />
    <BlankText x={30} y={32} width={140} height={15} tone="var(--ink)" />
    <BlankField x={300} y={28} width={220} />
    {Array.from({ length: 9 }, (_, dot) => (
      <circle key={dot} cx={322 + dot * 15} cy="67" r="4" fill="var(--ink)" opacity=".75" />
    ))}
    {[0, 1, 2, 3].map((bar) => (
      <rect
        key={bar}
        x={550 + bar * 56}
        y="62"
        width="48"
        height="10"
        rx="5"
        fill={bar < 3 ? 'var(--brand)' : 'var(--surface-3)'}
      />
    ))}
    <BlankCard x={0} y={144} width={800} height={220} />
    {screens.map(({ y, width, current }) => (
      <g key={y}>
        <rect
          x="30"
          y={y - 6}
          width="52"
          height="34"
          rx="6"
          fill="var(--surface-2)"
          stroke="var(--border-strong)"
          strokeWidth="2"
        />
        <path d={`M24 ${y + 34}h64`} stroke="var(--border-strong)" strokeWidth="4" strokeLinecap="round" />
        <BlankText x={112} y={y} width={width} height={11} tone="var(--ink)" />
        <BlankText x={112} y={y + 20} width={110} />
        {current ? (
          <rect x="680" y={y - 2} width="86" height="24" rx="12" fill="var(--brand-soft)" />
        ) : (
          <BlankText x={706} y={y + 6} width={60} tone="var(--danger)" />
        )}
      </g>
    ))}
  </Preview>
);
