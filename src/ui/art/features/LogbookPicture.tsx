import { useId } from 'react';
import { Shade } from '../Shade';
import { Face } from './Figure';

const rows = [
  { y: 48, at: '18:40', width: 84, skin: 'var(--skin)', coat: 'var(--coat)', to: '64' },
  { y: 92, at: '18:31', width: 62, skin: 'var(--skin-2)', coat: 'var(--coat-2)', to: '12' },
  { y: 160, at: '18:12', width: 48, skin: 'var(--skin)', coat: 'var(--coat-3)', to: '' },
  { y: 228, at: '17:58', width: 76, skin: 'var(--skin-2)', coat: 'var(--coat)', to: '31' },
  { y: 272, at: '17:20', width: 54, skin: 'var(--skin)', coat: 'var(--coat-2)', to: '75' },
];

/** The log of changes; a lens shows the one at 18:12, the old value and the new. */
export function LogbookPicture() {
  const shade = useId();
  return (
    <>
      <Shade id={shade} />
      <rect x="24" y="20" width="392" height="280" rx="18" fill="var(--card)" filter={`url(#${shade})`} />
      <rect x="24" y="20" width="392" height="280" rx="18" fill="none" stroke="var(--card-border)" />
      <rect x="34" y="121" width="372" height="78" rx="14" fill="var(--brand-soft)" />
      <path d="M44 70h352M44 250h352" stroke="var(--border)" />
      {rows.map(({ y, at, width, skin, coat, to }) => (
        <g key={at} transform={`translate(0 ${y})`}>
          <text
            x="46"
            y="7"
            fontSize="21"
            fontWeight={to ? 600 : 750}
            fill={to ? 'var(--muted)' : 'var(--brand-soft-text)'}
          >
            {at}
          </text>
          <Face x={134} y={0} r={to ? 15 : 20} skin={skin} coat={coat} />
          <rect x="164" y="-5" width={width} height="10" rx="5" fill="var(--surface-3)" />
          <text x="396" y="7" fontSize="21" textAnchor="end" fill="var(--muted)">
            {to}
          </text>
        </g>
      ))}
      <path
        d="M288 200l-36 40"
        stroke="color-mix(in srgb, var(--metal) 62%, var(--muted))"
        strokeWidth="17"
        strokeLinecap="round"
      />
      <circle
        cx="330"
        cy="160"
        r="58"
        fill="var(--card)"
        stroke="color-mix(in srgb, var(--metal) 62%, var(--muted))"
        strokeWidth="9"
      />
      <text x="330" y="147" fontSize="27" fontWeight="700" textAnchor="middle" fill="var(--danger)">
        480
      </text>
      <path d="M302 138h56" stroke="var(--danger)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M330 157v11m-6-5 6 6 6-6"
        fill="none"
        stroke="var(--muted)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="330" y="199" fontSize="32" fontWeight="750" textAnchor="middle" fill="var(--ink)">
        48
      </text>
      <path
        d="M281 154a49 49 0 0 1 9-23"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
