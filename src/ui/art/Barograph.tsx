import { useId } from 'react';
import styles from './Barograph.module.scss';

const curve =
  'M0 110C8 96 14 78 22 78S31 148 37 148S47 46 54 46S70 160 77 160S89 68 97 68S109 152 117 152S132 84 140 84S156 142 164 142S180 98 189 98S208 136 219 136S237 108 252 108S275 119 291 119S330 110 358 106C450 92 530 76 617 60S790 32 875 22S970 11 1000 8';

/** Positions of the dots above the counters: x in thousandths of the width, y in units. */
const dots = ['M97 68', 'M358 106', 'M617 60', 'M875 22'];

/**
 * A pressure curve, jagged on the left, smooth on the right, as wide as its parent. The four dots are at 9.7, 35.8,
 * 61.7 and 87.5 % of the width, with dotted lines down to the counters. `non-scaling-stroke` keeps line widths and
 * round dots when the box is stretched.
 */
export function Barograph() {
  const id = useId();
  return (
    <svg
      className={styles.root}
      viewBox="0 0 1000 220"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}l`} gradientUnits="userSpaceOnUse" x2="1000">
        <stop stopColor="var(--border-strong)" />
        <stop offset=".4" stopColor="var(--link)" />
        <stop offset=".8" stopColor="var(--brand)" />
      </linearGradient>
      <linearGradient id={`${id}a`}>
        <stop stopColor="var(--brand)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity=".22" />
      </linearGradient>
      <g stroke="var(--border)">
        <path d="M0 14H1000M0 105H1000M0 195.5H1000" />
        <path d="M0 59.5H1000M0 150H1000" strokeDasharray="2 6" />
      </g>
      <path d={`${curve}V204H0z`} fill={`url(#${id}a)`} />
      <path d={curve} stroke={`url(#${id}l)`} strokeWidth="3" />
      <g className={styles.dots} strokeLinecap="round">
        <path
          d={dots.map((dot) => `${dot}V220`).join('')}
          stroke="var(--border-strong)"
          strokeWidth="1.5"
          strokeDasharray=".1 5"
        />
        <path d={dots.map((dot) => `${dot}h.01`).join('')} stroke="var(--surface)" strokeWidth="18" />
        <path d={dots.map((dot) => `${dot}h.01`).join('')} stroke="var(--brand)" strokeWidth="11" />
      </g>
    </svg>
  );
}
