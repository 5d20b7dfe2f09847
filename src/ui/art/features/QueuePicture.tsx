import { Figure } from './Figure';

/** A bag on a strap over the shoulder. */
const bag = (
  <>
    <path d="M12 4L-14 42" stroke="#3a2a1c" strokeWidth="3.5" />
    <path d="M-27 38h22v20a3 3 0 0 1-3 3h-16a3 3 0 0 1-3-3z" fill="#8a4b2a" />
    <path d="M-27 38h22v9h-22z" fill="#6b3720" />
  </>
);
const phone = (
  <>
    <path d="M19 10h9a2 2 0 0 1 2 2v16h-13V12a2 2 0 0 1 2-2z" fill="#10161c" />
    <path
      d="M4 14l3 18 13-6"
      fill="none"
      stroke="#084a88"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="22" cy="25" r="5" fill="var(--skin)" />
  </>
);

const people = [
  { x: 112, number: 415, skin: 'var(--skin)', coat: 'var(--coat)', hair: '#20303c', size: 0.94, carried: phone },
  { x: 180, number: 414, skin: 'var(--skin)', coat: 'var(--coat-3)', hair: '#8a4b22', hasLongHair: true },
  { x: 246, number: 413, skin: 'var(--skin-2)', coat: '#c8733f', hair: '#1c2420', size: 1.04, carried: bag },
];

/** Visitors with numbers before an open door; the board above it shows who enters. The wall ends at the frame. */
export function QueuePicture() {
  return (
    <g transform="translate(-86 -40) scale(1.2)">
      <path d="M40 132h430v152H40z" fill="var(--wall)" />
      <path d="M40 132h430v6H40zM40 274h430v10H40z" opacity=".12" />
      <path d="M40 284h430" stroke="var(--border-strong)" strokeWidth="3" />
      <rect x="318" y="54" width="110" height="230" rx="12" fill="var(--metal)" />
      <path d="M318 66a12 12 0 0 1 12-12h8v230h-20z" fill="#fff" opacity=".12" />
      <rect x="336" y="122" width="76" height="162" fill="#fbe7b4" />
      <path d="M412 122v162h-14V132z" opacity=".16" />
      <rect x="330" y="66" width="86" height="44" rx="8" fill="#08110d" />
      <text x="373" y="98" fontSize="29" fontWeight="750" textAnchor="middle" fill="#2bd474">
        412
      </text>
      <path d="M310 282h126v10H310z" fill="var(--metal)" />
      <path d="M310 280h126v4H310z" fill="var(--rope)" />
      <Figure x={374} y={280} skin="var(--skin)" coat="var(--brand)" hair="#20382c" />
      <Figure x={280} y={284} skin="var(--skin-2)" coat="var(--coat-2)" hair="#1c2420" size={0.6} />
      {people.map(({ x, number, carried, ...person }) => (
        <g key={number}>
          <Figure x={x} y={284} {...person}>
            {carried}
          </Figure>
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
        <path d="M80 250Q115 278 150 250Q185 278 220 250Q256 278 292 250" stroke="var(--rope)" strokeWidth="6" />
        <path d="M80 250v38M150 250v38M220 250v38M292 250v38" stroke="var(--border-strong)" strokeWidth="6" />
      </g>
    </g>
  );
}
