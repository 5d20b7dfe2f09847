/**
 * A code that travels from a phone to the sign-in form on a laptop, which turns green; `on`: false: the phone is locked
 * and nothing asks for a code. Decorative.
 */
export function TwoStepPicture({ on }: { on: boolean }) {
  const blank = 'color-mix(in srgb, var(--border-strong) 32%, var(--card))';
  return (
    <svg viewBox="0 0 240 172" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="164" rx="116" ry="7" fill="var(--brand)" fillOpacity=".2" />
      <rect x="14" y="34" width="140" height="106" rx="10" fill="var(--ink)" />
      <rect x="20" y="40" width="128" height="94" rx="5" fill="var(--card)" />
      <path d="M25 40h118a5 5 0 0 1 5 5v9H20v-9a5 5 0 0 1 5-5z" fill={on ? 'var(--brand)' : blank} />
      <path d="M28 47h.1m7.9 0h.1m7.9 0h.1" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M14 140h140l14 15a4 4 0 0 1-3 7H3a4 4 0 0 1-3-7z" fill="var(--border-strong)" />
      <path
        d="M20 145h128M15 151h138"
        stroke="var(--card)"
        strokeWidth="3"
        strokeDasharray="7 2.5"
        strokeOpacity=".6"
      />
      <rect x="32" y="64" width="88" height="20" rx="6" fill={blank} />
      {[0, 1, 2, 3, 4, 5].map((dot) => (
        <g key={dot}>
          <circle cx={42 + dot * 10} cy="74" r="3" fill="var(--ink)" />
          <rect
            x={32 + dot * 15}
            y="91"
            width="13"
            height="18"
            rx="4"
            fill={on ? 'var(--brand-soft)' : 'none'}
            stroke={on ? 'var(--brand)' : 'var(--border-strong)'}
            strokeDasharray={on ? undefined : '3 2'}
            strokeWidth="1.5"
          />
          {on && <circle cx={38.5 + dot * 15} cy="100" r="3.2" fill="var(--link)" />}
        </g>
      ))}
      <rect x="32" y="116" width="88" height="10" rx="5" fill={on ? 'var(--brand)' : blank} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g transform="rotate(5 200 94)">
          <rect x="170" y="28" width="64" height="130" rx="15" fill="var(--brand-soft)" />
          <rect x="173" y="31" width="58" height="124" rx="12" fill="var(--ink)" />
          <rect x="178" y="36" width="48" height="114" rx="8" fill="var(--card)" />
          <path
            d="M178 108l48-44v78a8 8 0 0 1-8 8h-32a8 8 0 0 1-8-8z"
            fill="var(--brand)"
            fillOpacity={on ? 0.22 : 0.08}
          />
          <path d="M196 42h12" stroke="var(--ink)" strokeWidth="4" />
          {on ? (
            <>
              <circle cx="202" cy="110" r="15" fill="var(--brand)" />
              <path d="m195 110 5 5.5 9.5-10" stroke="var(--on-brand)" strokeWidth="3.5" />
            </>
          ) : (
            <>
              <path d="M193 94v-8a9 9 0 0 1 18 0v8" stroke="var(--muted)" strokeWidth="4.5" />
              <rect x="186" y="93" width="32" height="26" rx="7" fill="var(--muted)" />
              <path d="M202 103v6" stroke="var(--card)" strokeWidth="4" />
            </>
          )}
        </g>
        {on && (
          <>
            <path d="M158 46C152 64 158 96 131 100" stroke="var(--link)" strokeWidth="3" strokeDasharray=".1 6.5" />
            <path d="m136 93-9 7 10 5" stroke="var(--link)" strokeWidth="3" />
            <path
              d="M152 10h76a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-16l-8 9-4-9h-48a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10z"
              fill="var(--brand)"
              stroke="var(--card)"
              strokeWidth="3"
            />
            <text x="190" y="33.5" textAnchor="middle" fontSize="18" fontWeight="700" fill="var(--on-brand)">
              482 913
            </text>
          </>
        )}
      </g>
    </svg>
  );
}
