import { useId } from 'react';
import styles from './BrokenIsobar.module.scss';
import { Mascot } from './Mascot';

// Nine closed isobars around a low, rendered once for each half.
const rings = Array.from({ length: 9 }, (_, i) => (
  <ellipse
    key={i}
    cx={604 - 2 * i}
    cy={262 + 5 * i}
    rx={54 + 45 * i}
    ry={47 + 33 * i}
    transform="rotate(-14 604 270)"
  />
));

// The bolt between the halves; each half ends a little before it.
const bolt = '738-40L678 174 722 214 652 364 692 404 668 500';
const left = '724-40L662 177 705 217 634 367 675 407 652 500';
const right = '754-40L696 170 740 210 670 360 710 400 684 500';

/**
 * Illustration of not-found: isobars and ground torn along a bolt, the right half shifted and rotated, an astonished
 * mascot on what is left.
 */
export function BrokenIsobar() {
  const id = useId();
  return (
    <svg className={styles.root} viewBox="-29 0 1280 490" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <clipPath id={`${id}l`}>
        <path d={`M0-40H724L${left}H0z`} />
      </clipPath>
      <clipPath id={`${id}r`}>
        <path d={`M1280-40H754L${right}H1280z`} />
      </clipPath>
      <radialGradient
        id={`${id}f`}
        gradientUnits="userSpaceOnUse"
        cx="0"
        cy="0"
        r="190"
        gradientTransform="matrix(2.6 0 0 1 611 285)"
      >
        <stop offset=".6" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      {/* The field fades out on all sides: the picture's edges would cut its lines. */}
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="-29" y="0" width="1280" height="490">
        <path d="M-29 0H1251V490H-29z" fill={`url(#${id}f)`} />
      </mask>
      <g fill="none" stroke="var(--isobar)" strokeWidth="2" strokeLinecap="round" mask={`url(#${id}m)`}>
        <g clipPath={`url(#${id}l)`}>{rings}</g>
        <g transform="translate(28 -14) rotate(5 680 268)" clipPath={`url(#${id}r)`}>
          {rings}
        </g>
      </g>
      <path d={`M${bolt}`} fill="none" stroke="var(--brand)" strokeWidth="5" />
      <linearGradient id={`${id}g`} gradientUnits="userSpaceOnUse" x1="280" x2="980">
        {[0, 80, 620, 700].map((x, at) => (
          <stop key={x} offset={x / 700} stopColor="var(--border-strong)" stopOpacity={at % 3 === 0 ? 0 : 1} />
        ))}
      </linearGradient>
      <path d="M280 338H646M676 352H980" stroke={`url(#${id}g)`} strokeWidth="3" />
      <svg x="453" y="197" width="216" height="140" overflow="visible">
        <Mascot pose="stand" mood="oh" />
      </svg>
    </svg>
  );
}
