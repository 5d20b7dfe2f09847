/** A password on a laptop, and on a phone the code that follows it; `on`: false: the phone is locked. Decorative. */
export function TwoStepPicture({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 248 152" aria-hidden="true" focusable="false">
      <ellipse cx="118" cy="140" rx="112" ry="6" fill="var(--surface-3)" />
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <rect x="20" y="34" width="124" height="86" rx="9" fill="var(--card)" />
        <path d="M10 120h144l-7 13a5 5 0 0 1-4 2H21a5 5 0 0 1-4-2z" fill="var(--surface-3)" />
        <rect x="174" y="14" width="64" height="122" rx="13" fill="var(--card)" />
      </g>
      <rect x="28" y="42" width="108" height="70" rx="4" fill="var(--surface-2)" />
      <rect x="180" y="22" width="52" height="106" rx="7" fill="var(--surface-2)" />
      <path d="M199 18h14" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      <rect
        x="40"
        y="66"
        width="84"
        height="22"
        rx="6"
        fill="var(--card)"
        stroke="var(--border-strong)"
        strokeWidth="2"
      />
      {[0, 1, 2, 3, 4, 5].map((dot) => (
        <circle key={dot} cx={52 + dot * 11} cy="77" r="3" fill="var(--ink)" />
      ))}
      <g fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {on ? (
          <>
            <path d="M128 77c14 0 14-22 26-22" stroke="var(--link)" strokeDasharray="1 6" />
            <rect x="158" y="40" width="84" height="32" rx="10" fill="var(--brand)" />
            <text x="200" y="61" textAnchor="middle" fontSize="16" fontWeight="700" fill="var(--on-brand)">
              482 913
            </text>
            <circle cx="206" cy="101" r="12" fill="var(--brand-soft)" />
            <path d="m200.5 101 4 4 7-8" stroke="var(--link)" strokeWidth="2.5" />
          </>
        ) : (
          <g stroke="var(--muted)">
            <path d="M198 74v-6a8 8 0 0 1 16 0v6" />
            <rect x="193" y="74" width="26" height="20" rx="5" fill="var(--card)" />
            <path d="M206 82v4" />
          </g>
        )}
      </g>
    </svg>
  );
}
