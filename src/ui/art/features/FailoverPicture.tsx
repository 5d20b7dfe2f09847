import { useId } from 'react';
import { Shade } from '../Shade';

/** A rack of three servers. */
function Rack({ y, on }: { y: number; on?: boolean }) {
  return (
    <g transform={`translate(296 ${y})`} opacity={on ? 1 : 0.62}>
      <ellipse cx="60" cy="124" rx="66" ry="6" opacity=".16" />
      <rect width="120" height="122" rx="14" fill="var(--metal)" />
      <path d="M14 0h10v122H14A14 14 0 0 1 0 108V14A14 14 0 0 1 14 0z" fill="#fff" opacity=".1" />
      {[12, 46, 80].map((top) => (
        <g key={top}>
          <rect x="12" y={top} width="96" height="28" rx="7" fill="#08110d" />
          <circle cx="28" cy={top + 14} r="5" fill={on ? '#2bd474' : '#ff8a8a'} />
          <path
            d={`M46 ${top + 14}h46`}
            stroke="#fff"
            strokeOpacity={on ? 0.55 : 0.18}
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

/** The first server is silent, after three unanswered calls; the visitor's page is served by the second. */
export function FailoverPicture() {
  const shade = useId();
  return (
    <>
      <Shade id={shade} />
      <path
        d="M200 160C250 160 236 78 292 78"
        fill="none"
        stroke="var(--border-strong)"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <path
        d="M150 160h50C250 160 236 244 296 244"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="200" cy="160" r="13" fill="var(--card)" stroke="var(--brand)" strokeWidth="6" />
      <circle cx="247" cy="210" r="6" fill="var(--card)" stroke="var(--brand)" strokeWidth="3" />
      <Rack y={18} />
      <Rack y={180} on />
      <circle cx="412" cy="26" r="21" fill="var(--danger)" stroke="var(--stage)" strokeWidth="4" />
      <path d="M405 19l14 14m0-14-14 14" stroke="var(--bg)" strokeWidth="4" strokeLinecap="round" />
      <g stroke="var(--danger)" strokeWidth="3.5" strokeLinecap="round">
        <path d="M317 153l12 12m0-12-12 12M350 153l12 12m0-12-12 12M383 153l12 12m0-12-12 12" />
      </g>
      <rect x="12" y="88" width="152" height="144" rx="16" fill="var(--card)" filter={`url(#${shade})`} />
      <rect x="12" y="88" width="152" height="144" rx="16" fill="none" stroke="var(--card-border)" />
      <path d="M12 116h152" stroke="var(--border)" strokeWidth="2" />
      <path d="M28 102h.01M40 102h.01M52 102h.01" stroke="var(--border-strong)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="88" cy="160" r="25" fill="var(--brand)" />
      <path
        d="M77 160l8 8 15-16"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M46 206h84" stroke="var(--surface-3)" strokeWidth="9" strokeLinecap="round" />
      <rect x="158" y="40" width="88" height="36" rx="18" fill="var(--ink)" />
      <text x="202" y="65" fontSize="21" textAnchor="middle" fill="var(--on-ink)">
        15:00
      </text>
    </>
  );
}
