import { useId } from 'react';
import { Shade } from '../Shade';
import { bell, bellShade } from './bell';
import { Face } from './Figure';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];
const columns = [0, 1, 2, 3, 4];

/** Forty alerts at night become one message on one phone. */
export function AlertsPicture() {
  const shade = useId();
  return (
    <>
      <Shade id={shade} />
      <g fill="none" stroke="var(--border-strong)" strokeWidth="2.5" strokeDasharray="2 8" strokeLinecap="round">
        {rows.map((row) => (
          <path key={row} d={`M178 ${64 + row * 31}C222 ${64 + row * 31} 222 162 266 162`} />
        ))}
      </g>
      {rows.map((row) =>
        columns.map((column) => (
          <g
            key={column}
            transform={`translate(${26 + column * 34} ${56 + row * 31}) rotate(${(column + row) % 2 ? 14 : -12} 0 7) scale(0.72)`}
          >
            <path d={bell} fill="var(--danger)" />
            <path d={bellShade} opacity=".22" />
          </g>
        )),
      )}
      <circle cx="186" cy="36" r="25" fill="var(--danger)" stroke="var(--stage)" strokeWidth="5" />
      <text x="186" y="43" fontSize="21" fontWeight="750" textAnchor="middle" fill="var(--bg)">
        40
      </text>
      <ellipse cx="354" cy="306" rx="70" ry="7" opacity=".16" />
      <rect
        x="292"
        y="14"
        width="124"
        height="290"
        rx="24"
        fill="#08110d"
        stroke="var(--border-strong)"
        strokeWidth="2"
      />
      <rect x="300" y="22" width="108" height="274" rx="17" fill="var(--night)" />
      <path d="M386 52a13 13 0 1 1-12-18 10 10 0 0 0 12 18z" fill="#e9f1ec" />
      <path d="M322 44h.01M344 58h.01M318 268h.01M392 280h.01" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <text x="354" y="112" fontSize="32" fontWeight="700" textAnchor="middle" fill="#fff">
        03:12
      </text>
      <rect
        x="270"
        y="128"
        width="160"
        height="70"
        rx="18"
        fill="light-dark(#fff, #24543d)"
        filter={`url(#${shade})`}
      />
      <rect x="270" y="128" width="160" height="70" rx="18" fill="none" stroke="var(--card-border)" />
      <circle cx="302" cy="163" r="20" fill="var(--brand)" />
      <path
        d="M-11 7h22l-4-6v-5a7 7 0 0 0-14 0v5zM-3 11a3 3 0 0 0 6 0"
        transform="translate(302 162)"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M336 154h74" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round" />
      <path d="M336 174h48" stroke="light-dark(#b4c0ba, #8fb3a0)" strokeWidth="7" strokeLinecap="round" />
      <circle cx="428" cy="128" r="16" fill="var(--brand)" />
      <text x="428" y="135" fontSize="21" fontWeight="750" textAnchor="middle" fill="var(--on-brand)">
        1
      </text>
      <Face x={354} y={243} r={27} skin="var(--skin)" coat="var(--coat-3)" />
      <circle cx="376" cy="262" r="12" fill="var(--brand)" stroke="var(--night)" strokeWidth="3" />
      <path d="M370.5 262l4 4 7-8" fill="none" stroke="var(--on-brand)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
