import { useId } from 'react';
import { Shade } from '../Shade';
import { Face } from './Figure';

const rows = [
  { at: '18:40', width: 96, skin: 'var(--skin)', coat: 'var(--coat)', to: '64' },
  { at: '18:31', width: 70, skin: 'var(--skin-2)', coat: 'var(--coat-2)', to: '12' },
  { at: '18:12', width: 58, skin: 'var(--skin)', coat: 'var(--coat-3)', to: '' },
  { at: '17:58', width: 84, skin: 'var(--skin-2)', coat: 'var(--coat)', to: '31' },
  { at: '17:20', width: 62, skin: 'var(--skin)', coat: 'var(--coat-2)', to: '75' },
];

/** The log of changes; a lens shows the one at 18:12, the old value and the new. */
export function LogbookPicture() {
  const shade = useId();
  return (
    <>
      <Shade id={shade} />
      <rect x="24" y="20" width="392" height="280" rx="18" fill="var(--card)" filter={`url(#${shade})`} />
      <rect x="24" y="20" width="392" height="280" rx="18" fill="none" stroke="var(--card-border)" />
      <rect x="34" y="136" width="372" height="48" rx="12" fill="var(--brand-soft)" />
      <path d="M44 86h352M44 134h352M44 186h352M44 236h352" stroke="var(--border)" />
      {rows.map(({ at, width, skin, coat, to }, index) => (
        <g key={at} transform={`translate(0 ${60 + index * 50})`}>
          <text
            x="46"
            y="7"
            fontSize="21"
            fontWeight={index === 2 ? 750 : 600}
            fill={index === 2 ? 'var(--brand-soft-text)' : 'var(--muted)'}
          >
            {at}
          </text>
          <Face x={130} y={0} skin={skin} coat={coat} />
          <rect x="158" y="-5" width={width} height="10" rx="5" fill="var(--surface-3)" />
          <text x="396" y="7" fontSize="21" textAnchor="end" fill="var(--muted)">
            {to}
          </text>
        </g>
      ))}
      <path d="M353 204l38 42" stroke="var(--metal)" strokeWidth="17" strokeLinecap="round" />
      <circle cx="308" cy="158" r="64" fill="var(--card)" stroke="var(--metal)" strokeWidth="9" />
      <text x="308" y="146" fontSize="27" fontWeight="700" textAnchor="middle" fill="var(--danger)">
        480
      </text>
      <path d="M280 137h56" stroke="var(--danger)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M308 156v11m-6-5 6 6 6-6"
        fill="none"
        stroke="var(--muted)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="308" y="199" fontSize="32" fontWeight="750" textAnchor="middle" fill="var(--ink)">
        48
      </text>
      <path
        d="M258 146a52 52 0 0 1 20-28"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
