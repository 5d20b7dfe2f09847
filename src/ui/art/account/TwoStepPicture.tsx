/** A phone that sends its code to a laptop, whose password is entered; `on`: false: the phone is locked. Decorative. */
export function TwoStepPicture({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <rect x="10" y="12" width="156" height="114" rx="11" fill="var(--ink)" />
      <rect x="17" y="19" width="142" height="100" rx="5" fill="var(--card)" />
      <path d="M0 126h176v3a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z" fill="var(--border-strong)" />
      <rect x="28" y="31" width="92" height="22" rx="6" fill="var(--border-strong)" fillOpacity=".35" />
      {[0, 1, 2, 3, 4, 5].map((dot) => (
        <g key={dot}>
          <circle cx={40 + dot * 11} cy="42" r="3.2" fill="var(--ink)" />
          <rect
            x={28 + dot * 15.6}
            y="62"
            width="14"
            height="20"
            rx="4"
            fill="var(--border-strong)"
            fillOpacity=".35"
          />
          {on && <circle cx={35 + dot * 15.6} cy="72" r="3.2" fill="var(--link)" />}
        </g>
      ))}
      <rect
        x="160"
        y="20"
        width="76"
        height="136"
        rx="16"
        fill="var(--ink)"
        stroke="var(--brand-soft)"
        strokeWidth="5"
      />
      <rect x="169" y="29" width="58" height="118" rx="8" fill="var(--card)" />
      <path d="M191 36h14" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {on ? (
          <>
            <path d="M130 104q-40 4-55-9m-1 9v-10h10" stroke="var(--link)" />
            <rect x="124" y="58" width="98" height="34" rx="11" fill="var(--brand)" stroke="var(--card)" />
            <text
              x="173"
              y="81.5"
              textAnchor="middle"
              fontSize="18"
              fontWeight="700"
              fill="var(--on-brand)"
              stroke="none"
            >
              482 913
            </text>
            <circle cx="198" cy="119" r="13" fill="var(--brand-soft)" />
            <path d="m192 119 4.5 4.5 8-9" stroke="var(--link)" />
          </>
        ) : (
          <>
            <path d="M188 86v-8a10 10 0 0 1 20 0v8" stroke="var(--muted)" strokeWidth="5" />
            <rect x="181" y="85" width="34" height="27" rx="7" fill="var(--muted)" />
            <path d="M198 96v5" stroke="var(--card)" strokeWidth="4" />
          </>
        )}
      </g>
    </svg>
  );
}
