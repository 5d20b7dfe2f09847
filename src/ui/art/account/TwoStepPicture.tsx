/**
 * A sign-in form on a laptop, and a phone in front of it that shows the code; `on`: false: the code's boxes are empty and
 * the phone is locked. Decorative.
 */
export function TwoStepPicture({ on }: { on: boolean }) {
  const blank = 'color-mix(in srgb, var(--border-strong) 32%, var(--card))';
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true" focusable="false">
      <ellipse cx="121" cy="158" rx="114" ry="7" fill="var(--brand)" fillOpacity=".2" />
      <rect x="16" y="14" width="172" height="128" rx="12" fill="var(--ink)" />
      <rect x="22" y="20" width="160" height="116" rx="7" fill="var(--card)" />
      <path d="M4 142h196v4a10 10 0 0 1-10 10H14a10 10 0 0 1-10-10z" fill="var(--border-strong)" />
      <path d="M82 142h40q0 5-6 5H88q-6 0-6-5z" fill="var(--ink)" />
      <rect x="36" y="36" width="48" height="9" rx="4.5" fill="var(--ink)" />
      <rect x="36" y="54" width="106" height="22" rx="7" fill={blank} />
      {[0, 1, 2, 3, 4, 5].map((digit) => (
        <g key={digit}>
          <circle cx={48 + digit * 10} cy="65" r="3" fill="var(--ink)" />
          <rect
            x={36.75 + digit * 18.2}
            y="84.75"
            width="13.5"
            height="18.5"
            rx="4.5"
            fill={on ? 'var(--brand-soft)' : 'none'}
            stroke={on ? 'var(--brand)' : 'var(--border-strong)'}
            strokeWidth="1.5"
          />
          {on && <circle cx={43.5 + digit * 18.2} cy="94" r="3.2" fill="var(--link)" />}
        </g>
      ))}
      <rect x="36" y="112" width="106" height="13" rx="6.5" fill="var(--brand)" />
      <rect x="158" y={on ? 30 : 41} width="70" height={on ? 131 : 120} rx="17" fill="var(--brand-soft)" />
      <rect x="162" y="45" width="62" height="113" rx="13" fill="var(--ink)" />
      <rect x="167" y="50" width="52" height="103" rx="8.5" fill="var(--card)" />
      <path
        d="M167 116l52-40v68.5a8.5 8.5 0 0 1-8.5 8.5h-35a8.5 8.5 0 0 1-8.5-8.5z"
        fill="var(--brand)"
        fillOpacity={on ? 0.24 : 0.1}
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M187 57h12" stroke="var(--ink)" strokeWidth="4" />
        {on ? (
          <>
            <circle cx="193" cy="108" r="16" fill="var(--brand)" />
            <path d="m185.5 108.5 5.5 5.5 10-11" stroke="var(--on-brand)" strokeWidth="3.5" />
            <path
              d="M140 4h88a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-20l-6 6-6-6h-56a10 10 0 0 1-10-10V14a10 10 0 0 1 10-10z"
              fill="var(--brand)"
              stroke="var(--brand-soft)"
              strokeWidth="4"
              paintOrder="stroke"
            />
            <text x="184" y="27.5" textAnchor="middle" fontSize="18" fontWeight="700" fill="var(--on-brand)">
              482 913
            </text>
          </>
        ) : (
          <>
            <path d="M184 102v-8a9 9 0 0 1 18 0v8" stroke="var(--muted)" strokeWidth="4.5" />
            <rect x="177" y="101" width="32" height="26" rx="7" fill="var(--muted)" />
            <path d="M193 111v6" stroke="var(--card)" strokeWidth="4" />
          </>
        )}
      </g>
    </svg>
  );
}
