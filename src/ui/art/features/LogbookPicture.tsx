import { useId } from 'react';
import { Shade } from '../Shade';
import { Face } from './Figure';
import { undoGlyph } from './LogbookSteps';

const mert = { name: 'Mert', skin: 'var(--skin)', coat: 'var(--coat-3)' };
const ece = { name: 'Ece', skin: 'var(--skin-2)', coat: 'var(--coat)' };
const ali = { name: 'Ali', skin: 'var(--skin)', coat: 'var(--coat-2)' };
const rows = [
  { y: 50, at: '18:40', from: '60', to: '64', ...ece },
  { y: 96, at: '18:31', from: '15', to: '12', ...ali },
  { y: 142, at: '18:20', from: '30', to: '31', ...ece },
];

/** The log of changes; the record of 18:12 is open: who, which article, the old value, the new, and a button to undo. */
export function LogbookPicture() {
  const shade = useId();
  return (
    <>
      <Shade id={shade} />
      <rect x="24" y="20" width="392" height="284" rx="18" fill="var(--card)" filter={`url(#${shade})`} />
      <rect x="24" y="20" width="392" height="284" rx="18" fill="none" stroke="var(--card-border)" />
      <path d="M44 73h352M44 119h352" stroke="var(--border)" />
      {rows.map(({ y, at, name, from, to, ...looks }) => (
        <g key={at} transform={`translate(0 ${y})`} fontSize="21" fill="var(--muted)">
          <text x="46" y="7">
            {at}
          </text>
          <Face x={134} y={0} r={15} {...looks} />
          <text x="162" y="7">
            {name}
          </text>
          <text x="326" y="7" textAnchor="end">
            {from}
          </text>
          <path d="M338 0h18m-5-5 5 5-5 5" fill="none" stroke="var(--border-strong)" strokeWidth="2.5" />
          <text x="394" y="7" textAnchor="end">
            {to}
          </text>
        </g>
      ))}
      <g transform="translate(0 42)">
        <rect x="12" y="132" width="416" height="114" rx="16" fill="var(--card)" filter={`url(#${shade})`} />
        <rect
          x="12"
          y="132"
          width="416"
          height="114"
          rx="16"
          fill="var(--brand-soft)"
          stroke="var(--link)"
          strokeWidth="2"
        />
        <text x="34" y="170" fontSize="21" fontWeight="750" fill="var(--brand-soft-text)">
          18:12
        </text>
        <Face x={134} y={163} r={18} skin={mert.skin} coat={mert.coat} />
        <text x="162" y="170" fontSize="21" fontWeight="750" fill="var(--ink)">
          {mert.name}
        </text>
        <text x="408" y="170" fontSize="21" fontWeight="600" textAnchor="end" fill="var(--text)">
          M8 × 40
        </text>
        <text x="34" y="226" fontSize="34" fontWeight="700" fill="var(--danger)">
          480
        </text>
        <path d="M30 214h74" stroke="var(--danger)" strokeWidth="4" strokeLinecap="round" />
        <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
          <path d="M124 214h30m-9-9 9 9-9 9" stroke="var(--muted)" />
          <rect x="326" y="190" width="82" height="44" rx="22" fill="var(--link)" />
        </g>
        <path d={undoGlyph} transform="translate(350 195) scale(2.1)" fill="var(--card)" />
        <text x="174" y="227" fontSize="38" fontWeight="750" fill="var(--ink)">
          48
        </text>
      </g>
    </>
  );
}
