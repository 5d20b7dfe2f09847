import { Drawing } from '../Drawing';

/** A cross-section of a mountain with a van in the tunnel: records are kept offline until the exit. */
export function TunnelDrawing({ words }: { words: { in: string; out: string; kept: string } }) {
  return (
    <Drawing width={1200} height={380}>
      <circle cx="1060" cy="92" r="46" fill="var(--sun)" />
      <path d="M120 330L330 130 410 190 560 40 720 180 800 120 1060 330Z" fill="var(--foot-rule)" />
      <path
        d="M330 130L410 190 372 210 330 178 300 190ZM560 40L650 120 604 140 566 112 520 134 486 114Z"
        fill="var(--foot-muted)"
      />
      <path d="M196 330V306A52 52 0 0 1 248 254H950A52 52 0 0 1 1002 306V330Z" fill="var(--foot-bg)" />
      <path d="M0 332H1200" stroke="var(--foot-muted)" strokeWidth="4" />
      <path d="M20 318H196" stroke="var(--foot-link)" strokeWidth="5" strokeLinecap="round" />
      <path d="M214 318H520" stroke="var(--foot-link)" strokeWidth="5" strokeLinecap="round" strokeDasharray="2 14" />
      <path d="M690 318H990" stroke="var(--foot-muted)" strokeWidth="5" strokeLinecap="round" strokeDasharray="2 14" />
      <g transform="translate(540 268)">
        <path d="M0 8A8 8 0 0 1 8 0H84V54H0Z" fill="var(--paper)" />
        <path d="M84 14H108C114 14 118 17 121 23L130 40V54H84Z" fill="var(--brand)" />
        <path d="M92 20H107C110 20 112 22 114 25L120 36H92Z" fill="var(--sky-noon)" />
        <path d="M46 10L30 32H41L36 46 56 24H45Z" fill="var(--brand)" />
        <circle cx="26" cy="56" r="12" fill="var(--foot-bg)" stroke="var(--foot-text)" strokeWidth="5" />
        <circle cx="104" cy="56" r="12" fill="var(--foot-bg)" stroke="var(--foot-text)" strokeWidth="5" />
      </g>
      <g transform="translate(470 178)">
        <rect width="270" height="54" rx="14" fill="var(--paper)" />
        <path d="M136 54h32l-16 22z" fill="var(--paper)" />
        <g fill="none" stroke="var(--foot-muted)" strokeWidth="4" strokeLinecap="round">
          <path d="M24 36v-2M33 36v-8M42 36V22" />
          <path d="M18 20l28 22" stroke="var(--clay)" />
        </g>
        <text x="62" y="34" fontSize="17" fontWeight="700" fill="var(--foot-bg)">
          {words.kept}
        </text>
      </g>
      {[
        [1038, 236],
        [1084, 208],
        [1130, 180],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect width="34" height="24" rx="5" fill="var(--foot-link)" />
          <path d="M4 5l13 10L30 5" fill="none" stroke="var(--foot-bg)" strokeWidth="3" />
        </g>
      ))}
      <g fontSize="19" fontWeight="700" fill="var(--foot-text)">
        <text x="196" y="366" textAnchor="middle">
          {words.in}
        </text>
        <text x="1002" y="366" textAnchor="middle">
          {words.out}
        </text>
      </g>
    </Drawing>
  );
}
