import { useId } from 'react';
import styles from './TornWeatherMap.module.scss';
import { Mascot } from './Mascot';

// Closed isobars around a low, rendered once for each half.
const rings = Array.from({ length: 9 }, (_, i) => (
  <ellipse
    key={i}
    cx={566 - 4 * i}
    cy={232 + 3 * i}
    rx={40 + 46 * i}
    ry={30 + 26 * i}
    transform="rotate(-10 566 232)"
  />
));

// Outlines of the halves of the folded map, and their folds that are turned away from the light.
const left = {
  outline:
    'M190 120L295 108L400 120L505 108L610 120L672 113L662 174L705 217L649 333.5L610 338L505 326L400 338L295 326L190 338z',
  shaded: 'M295 108L400 120V338L295 326zM505 108L610 120V338L505 326z',
  tear: 'M672 100L662 174L705 217L642 348',
};
const right = {
  outline: 'M718 108.5L820 120L925 108L1030 120V338L925 326L820 338L715 326L686 329.5L740 213L697 171z',
  shaded: 'M660 100H715L820 120V338L715 326L660 340zM925 108L1030 120V338L925 326z',
  tear: 'M720 100L697 171L740 213L680 343',
};

/** Half of the map: folds, isobars and the pale edge where the paper is torn. */
function Half({ id, outline, shaded, tear }: { id: string } & typeof left) {
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={outline} fill="var(--card)" />
        <g fill="var(--isobar)" fillOpacity=".14" stroke="var(--border-strong)" strokeOpacity=".6" strokeWidth="1.6">
          {rings}
        </g>
        <path d={shaded} fill="var(--isobar)" opacity=".48" />
        <path d={tear} fill="none" stroke="var(--border-strong)" strokeWidth="15" />
        <path className={styles.tear} d={tear} fill="none" strokeWidth="13" />
      </g>
      <path d={outline} fill="none" stroke="var(--border-strong)" strokeWidth="2.5" strokeLinejoin="round" />
    </>
  );
}

/**
 * Illustration of not-found: a folded weather map, torn in two by the bolt of a small cloud, with a route on the left
 * half and its destination on the right one, and an astonished mascot in front of it.
 */
export function TornWeatherMap() {
  const id = useId();
  return (
    <svg className={styles.root} viewBox="-29 -16 1280 436" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id={`${id}g`} gradientUnits="userSpaceOnUse" x1="90" x2="1130">
        {[0, 0.1, 0.9, 1].map((x, at) => (
          <stop key={x} offset={x} stopColor="var(--border-strong)" stopOpacity={at % 3 === 0 ? 0 : 1} />
        ))}
      </linearGradient>
      {/* Shadows on the ground, away from the light at the upper left. */}
      <path d="M190 340H650L664 352H262z" fill="var(--isobar)" opacity=".6" />
      <path d="M700 340H1034L1066 352H772z" fill="var(--isobar)" opacity=".6" />
      <Half id={`${id}l`} {...left} />
      <g transform="rotate(3 1030 338)">
        <Half id={`${id}r`} {...right} />
        <path
          d="M752 236C762 250 778 258 792 246S802 216 808 208"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="1 12"
        />
        <path d="M800 208q8-5 16 0-8 5-16 0z" fill="var(--ink)" opacity=".25" stroke="var(--ink)" strokeWidth="6" />
        <path
          d="M808 206c-16-22-24-32-24-46a24 24 0 0 1 48 0c0 14-8 24-24 46z"
          fill="var(--brand)"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <circle cx="808" cy="160" r="9" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
      </g>
      <path
        d="M226 286C270 256 318 300 356 268S404 206 452 196S600 170 682 204"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
      <path
        d="M90 352H640M694 352H1130M640 352l14 12-8 12 16 14"
        fill="none"
        stroke={`url(#${id}g)`}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M689 108L670 178L708 214L664 352L738 206L694 168L711 108z" fill="var(--brand)" />
      <path
        d="M658 128a18 18 0 0 1 1-36 29 29 0 0 1 52-11 22 22 0 0 1 33 14 17 17 0 0 1 1 33z"
        fill="var(--surface-3)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <ellipse cx="548" cy="353" rx="92" ry="7" fill="var(--ink)" opacity=".16" />
      <svg x="440" y="212" width="216" height="140" overflow="visible">
        <Mascot pose="stand" mood="oh" />
      </svg>
    </svg>
  );
}
