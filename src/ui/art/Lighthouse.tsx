import { useId } from 'react';
import styles from './Lighthouse.module.scss';
import { Scene } from './Scene';
import { swell } from './swell';

// Isobars around the low.
const rings = Array.from({ length: 11 }, (_, i) => (
  <ellipse
    key={i}
    cx={130 + 6 * i}
    cy={170 + 4 * i}
    rx={46 + 44 * i}
    ry={32 + 33 * i}
    transform="rotate(-18 130 170)"
    strokeWidth={i % 5 === 2 ? 2.4 : 1.4}
  />
));

const waves = [640, 668, 700, 738, 782, 834].map((y, i) => <path key={y} d={swell(y, 3 + i, 96 + 12 * i)} />);

const island =
  'M318 610C340 566 372 574 398 548C424 556 440 546 480 548C526 546 552 566 572 562C604 574 622 592 646 612C560 630 400 630 318 610z';

/** Illustration of signing in: a lighthouse, its beam over the isobars of a low, and a boat. */
export function Lighthouse() {
  const id = useId();
  return (
    <Scene horizon={596} weather="night">
      <linearGradient id={`${id}l`} gradientUnits="userSpaceOnUse" x1="480" x2="-40">
        <stop stopColor="var(--light)" stopOpacity=".95" />
        <stop offset="1" stopColor="var(--light)" stopOpacity=".3" />
      </linearGradient>
      <linearGradient id={`${id}r`} gradientUnits="userSpaceOnUse" x1="480" x2="760">
        <stop stopColor="var(--light)" stopOpacity=".7" />
        <stop offset="1" stopColor="var(--light)" stopOpacity=".05" />
      </linearGradient>
      <clipPath id={`${id}c`}>
        <path d="M-720-200H1440V596H-720z" />
      </clipPath>
      <g clipPath={`url(#${id}c)`} fill="none" stroke="var(--line)">
        {rings}
      </g>
      <g>
        <path d="M480 352L-720-96V640z" fill={`url(#${id}l)`} clipPath={`url(#${id}c)`} />
        <path d="M480 352L1440 250V500z" fill={`url(#${id}r)`} clipPath={`url(#${id}c)`} />
      </g>
      <path d="M-720 596H1440" stroke="var(--border-strong)" strokeWidth="2" />
      <g fill="none" stroke="var(--line)" strokeWidth="2">
        {waves}
      </g>
      <path
        className={styles.reflection}
        d="M462 622H498M448 646H512M466 672H494M440 700H520M458 732H502M470 768H490"
        stroke="var(--brand)"
        strokeWidth="5"
        opacity=".75"
      />
      <g transform="translate(150 598) rotate(-4)">
        <path d="M-36 19H48C36 30 18 33 4 33S-24 29-36 19z" fill="var(--cloud-line)" opacity=".14" />
        <path d="M6-78V-14H52C42-38 26-62 6-78z" fill="var(--cloud)" />
        <path d="M-2-62V-14H-38C-30-32-18-50-2-62z" fill="var(--cloud-shade)" />
        <path d="M2-86V-6" stroke="var(--ink)" strokeWidth="3.5" />
        <path d="M-52-8H62C56 8 46 16 32 16H-26C-40 16-48 8-52-8z" fill="var(--ink)" />
      </g>
      {/* The island: its shadow in the water, the side in the light, the side away from it. */}
      <path
        d="M330 622C400 634 560 634 634 622C600 646 540 652 480 652S366 646 330 622z"
        fill="var(--cloud-line)"
        opacity=".14"
      />
      <path d={island} fill="var(--cloud)" />
      <path
        d="M538 555C552 562 562 566 572 562C604 574 622 592 646 612C560 630 400 630 318 610C392 613 458 610 500 598C522 591 532 574 538 555z"
        fill="var(--cloud-shade)"
      />
      <path
        d="M372 592l14-10 12 8M420 572l10-7 10 6M574 590l12-9 12 10"
        fill="none"
        stroke="var(--border-strong)"
        strokeWidth="3"
      />
      <path d={island} fill="none" stroke="var(--cloud-line)" strokeWidth="3.5" />
      <path d="M446 392H514L530 552H430z" fill="var(--cloud)" />
      <path d="M488 392H514L530 552H494z" fill="var(--cloud-shade)" />
      <path d="M442.5 430H517.5L521.5 468H438.5zM434.7 506H525.3L529 544H431z" fill="var(--band)" />
      <path d="M474 402h12v18h-12zM474 478h12v18h-12z" fill="var(--cloud-line)" />
      <path d="M446 392H514L530 552H430z" fill="none" stroke="var(--cloud-line)" strokeWidth="3.5" />
      <path d="M456 334H504V380H456z" fill="var(--brand)" />
      <path d="M456 334H504V380H456zM472 334V380M488 334V380" fill="none" stroke="var(--cloud-line)" strokeWidth="3" />
      <path d="M480 298V284" stroke="var(--ink)" strokeWidth="3.5" />
      <path
        d="M450 334C454 310 466 300 480 298C494 300 506 310 510 334z"
        fill="var(--cloud)"
        stroke="var(--cloud-line)"
        strokeWidth="3.5"
      />
      <path d="M436 380H524V392H436z" fill="var(--cloud)" stroke="var(--cloud-line)" strokeWidth="3.5" />
    </Scene>
  );
}
