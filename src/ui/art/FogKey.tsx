import { useId } from 'react';
import { Scene } from './Scene';

// A cloud, 388 × 100, with a level base; and its shaded part along the base.
const cloud =
  'M28 100A28 28 0 0 1 24 44A60 60 0 0 1 106 26A74 74 0 0 1 216 20A66 66 0 0 1 304 38A44 44 0 0 1 362 56A22 22 0 0 1 366 100z';
const base = 'M-0.9 80C80 98 150 68 220 82S320 92 385.7 74A22.1 22.1 0 0 1 366 100H28A28.1 28.1 0 0 1-0.9 80z';

// Above what the band of tablets and phones shows.
const clouds = ['translate(64 92) scale(.66)', 'translate(444 44) scale(.5)'];

// The top of a bank of fog, wider than any band, and the banks from far to near with their share of light in per cent.
const bank = `M-1080 400V0${'a60 60 0 0 1 82-18a74 74 0 0 1 110-6a66 66 0 0 1 88 18a44 44 0 0 1 80 6'.repeat(6)}V400z`;
const banks = [
  ['translate(340 612)', 28],
  ['translate(400 722) scale(-1.35 1.35)', 62],
  ['translate(300 822) scale(1.75)', 80],
] as const;

// The bow: the mascot's outline, with a smaller cloud cut out.
const bow =
  'M134 502C102 502 82 480 82 454C82 430 100 411 123 407C128 373 158 351 192 351C222 351 246 367 257 391C262 389 269 388 275 388C304 388 327 411 327 440C327 474 304 502 271 502zM160 462C146 462 136 453 136 442C136 430 146 422 158 422C166 422 172 418 174 411C178 400 186 394 198 394C212 394 220 404 222 415C224 424 232 426 242 426C254 426 262 434 262 444C262 455 254 462 242 462z';

const keyhole = 'M600 366A30 30 0 0 1 616 421L628 466H572L584 421A30 30 0 0 1 600 366z';

/**
 * Illustration of a forgotten password: a key with the mascot as its bow and the bolt as its bit, above the fog, and
 * before it the lock.
 */
export function FogKey() {
  const id = useId();
  return (
    <Scene horizon={900} weather="fog">
      <g fill="none" stroke="var(--line)" strokeWidth="1.6">
        {Array.from({ length: 10 }, (_, i) => (
          <circle key={i} cx="576" cy="413" r={150 + 56 * i} />
        ))}
      </g>
      {clouds.map((place) => (
        <g key={place} transform={place}>
          <path d={cloud} fill="var(--light)" />
          <path d={base} fill="color-mix(in srgb, var(--light) 35%, var(--sky-low))" />
        </g>
      ))}
      {/* Light falls through the keyhole towards the key. */}
      <linearGradient id={`${id}b`} gradientUnits="userSpaceOnUse" x1="510" x2="20">
        <stop stopColor="var(--beam)" />
        <stop offset="1" stopColor="var(--beam)" stopOpacity="0" />
      </linearGradient>
      {/* The edges are soft. */}
      {[0, 14, 28, 42].map((spread) => (
        <path
          key={spread}
          d={`M510 ${400 - spread / 4}L-120 ${430 - 2 * spread}V${640 + 2 * spread}L510 ${452 + spread / 4}z`}
          fill={`url(#${id}b)`}
          opacity=".36"
        />
      ))}
      {/* Each bank: its lit edge, and its body, which brightens downwards. */}
      {banks.map(([place, light], at) => (
        <g key={place} transform={place}>
          <linearGradient id={`${id}${at}`} gradientUnits="userSpaceOnUse" x2="0" y1="-30" y2="150">
            <stop stopColor={`color-mix(in srgb, var(--light) ${light}%, var(--bank))`} />
            <stop offset="1" stopColor={`color-mix(in srgb, var(--light) ${light + 18}%, var(--bank))`} />
          </linearGradient>
          <path d={bank} fill={`color-mix(in srgb, var(--light) ${light + 20}%, var(--bank))`} />
          <path d={bank} transform="translate(4 8)" fill={`url(#${id}${at})`} />
        </g>
      ))}
      <g transform="translate(-24)" stroke="var(--cloud-line)" strokeWidth="4">
        <rect x="544" y="322" width="132" height="198" rx="66" fill="var(--cloud-shade)" />
        <rect x="534" y="314" width="132" height="198" rx="66" fill="var(--cloud)" />
        <path
          d="M536 462C572 486 640 468 664 396L666 446A66 66 0 0 1 536 462z"
          fill="var(--cloud-shade)"
          stroke="none"
        />
        <rect x="534" y="314" width="132" height="198" rx="66" fill="none" />
        <path d="M600 336h.1M600 490h.1" strokeWidth="11" />
        <path d={keyhole} fill="var(--sun)" />
      </g>
      <g transform="translate(312 470) rotate(-14.4) scale(.8) translate(-360 -440)">
        <path d="M296 440H688" stroke="var(--cloud-line)" strokeWidth="35" />
        <path
          d="M500 448L478 496H506L490 548L542 478H514L528 448zM574 448L556 486H580L568 524L606 470H586L594 448z"
          fill="var(--brand)"
          stroke="var(--cloud-line)"
          strokeWidth="4"
        />
        <path d="M296 440H688" stroke="var(--cloud)" strokeWidth="27" />
        <path d="M300 448H690" stroke="var(--cloud-shade)" strokeWidth="9" />
        <path fillRule="evenodd" d={bow} fill="var(--cloud)" />
        <path
          d="M88 472C120 488 180 470 226 484C270 496 306 484 326 452C320 482 300 502 271 502H134C110 502 94 490 88 472z"
          fill="var(--cloud-shade)"
        />
        <path d={bow} fill="none" stroke="var(--cloud-line)" strokeWidth="5" />
      </g>
      {/* The tip disappears in the light of the keyhole. */}
      <linearGradient id={`${id}t`} gradientUnits="userSpaceOnUse" x1="574" x2="592">
        <stop stopColor="var(--sun)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--sun)" />
      </linearGradient>
      <linearGradient id={`${id}o`} gradientUnits="userSpaceOnUse" x1="588" x2="600">
        <stop stopColor="var(--cloud-line)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--cloud-line)" />
      </linearGradient>
      <path d={keyhole} transform="translate(-24)" fill={`url(#${id}t)`} stroke={`url(#${id}o)`} strokeWidth="4" />
    </Scene>
  );
}
