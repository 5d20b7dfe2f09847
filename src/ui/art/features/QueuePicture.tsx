import { Figure } from './Figure';

const people = [
  { x: 42, number: 416, skin: 'var(--skin-2)', coat: 'var(--coat-2)', hair: '#3a2a1c' },
  { x: 112, number: 415, skin: 'var(--skin)', coat: 'var(--coat)', hair: '#20303c' },
  { x: 182, number: 414, skin: 'var(--skin)', coat: 'var(--coat-3)', hair: '#5b3b22' },
  { x: 252, number: 413, skin: 'var(--skin-2)', coat: '#c8733f', hair: '#1c2420' },
];

/** Visitors with numbers before an open door; the board above it shows who enters. */
export function QueuePicture() {
  return (
    <>
      <path d="M8 146a14 14 0 0 1 14-14h284v152H8z" fill="var(--wall)" />
      <path d="M8 276h298v8H8z" opacity=".1" />
      <path d="M8 284h424" stroke="var(--border-strong)" strokeWidth="3" strokeLinecap="round" />
      <path d="M338 283h72l-34 33H276z" fill="#fbe7b4" opacity=".45" />
      <rect x="318" y="54" width="110" height="230" rx="12" fill="var(--metal)" />
      <path d="M318 66a12 12 0 0 1 12-12h8v230h-20z" fill="#fff" opacity=".12" />
      <rect x="336" y="122" width="76" height="162" fill="#fbe7b4" />
      <path d="M412 122v162h-14V132z" opacity=".16" />
      <rect x="330" y="66" width="86" height="44" rx="8" fill="#08110d" />
      <text x="373" y="98" fontSize="29" fontWeight="750" textAnchor="middle" fill="#2bd474">
        412
      </text>
      <Figure x={374} y={284} skin="var(--skin)" coat="var(--brand)" hair="#20382c" />
      {people.map(({ x, number, ...person }) => (
        <g key={number}>
          <Figure x={x} y={284} {...person} />
          <path
            d={`M${x - 29} 94a8 8 0 0 1 8-8h42a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-14l-7 9-7-9h-14a8 8 0 0 1-8-8z`}
            fill="var(--card)"
            stroke="var(--card-border)"
          />
          <text x={x} y="111" fontSize="21" textAnchor="middle" fill="var(--ink)">
            {number}
          </text>
        </g>
      ))}
      <g fill="none" strokeLinecap="round">
        <path
          d="M8 250Q44 278 80 250Q115 278 150 250Q185 278 220 250Q256 278 292 250"
          stroke="var(--rope)"
          strokeWidth="6"
        />
        <path d="M8 250v38M80 250v38M150 250v38M220 250v38M292 250v38" stroke="var(--border-strong)" strokeWidth="6" />
      </g>
    </>
  );
}
