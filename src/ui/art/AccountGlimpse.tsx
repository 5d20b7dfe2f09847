import type { ReactNode } from 'react';

const line = (x: number, y: number, length: number, ink = false) => (
  <rect
    key={`${x} ${y}`}
    x={x}
    y={y}
    width={length}
    height={ink ? 6 : 5}
    rx="2.5"
    fill={ink ? 'var(--ink)' : 'var(--border-strong)'}
    opacity={ink ? 1 : 0.7}
  />
);

const drawings = {
  profile: (
    <>
      <circle cx="27" cy="30" r="13" fill="var(--brand)" />
      <circle cx="27" cy="26" r="4.5" fill="var(--bg)" />
      <path d="M18 39C19 33 35 33 36 39" fill="var(--bg)" />
      {line(50, 22, 34, true)}
      {line(50, 34, 24)}
      <rect x="14" y="52" width="22" height="12" rx="6" fill="var(--brand)" />
      <circle cx="30" cy="58" r="4" fill="var(--bg)" />
      {line(50, 56, 44)}
    </>
  ),
  orders: [16, 34, 52].map((y, at) => (
    <g key={y}>
      <rect
        x="14"
        y={y - 4}
        width="14"
        height="14"
        rx="4"
        fill={['var(--brand)', 'var(--brand-soft)', 'var(--star)'][at]}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      {line(36, y, 30 - 7 * at, at === 0)}
      {line(82, y, 14)}
    </g>
  )),
  projects: (
    <>
      {line(14, 15, 38, true)}
      <path d="M18 40H92" stroke="var(--border-strong)" strokeWidth="3" />
      <path d="M18 40H55" stroke="var(--brand)" strokeWidth="3" />
      {[18, 36.5, 55, 73.5, 92].map((x, at) => (
        <circle
          key={x}
          cx={x}
          cy="40"
          r={at === 2 ? 7 : 5}
          fill={at < 3 ? 'var(--brand)' : 'var(--bg)'}
          stroke={at < 3 ? 'var(--ink)' : 'var(--border-strong)'}
          strokeWidth="1.5"
        />
      ))}
      {line(14, 58, 46)}
      <rect x="74" y="55" width="22" height="11" rx="5.5" fill="var(--star)" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Miniature of a part of the account: profile, orders or projects. */
export function AccountGlimpse({ part }: { part: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 110 76" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="108"
        height="74"
        rx="10"
        fill="var(--bg)"
        stroke="var(--card-border)"
        strokeWidth="1.5"
      />
      {drawings[part]}
    </svg>
  );
}
