import { useId } from 'react';
import styles from './SunEngraving.module.scss';

const rays = Array.from({ length: 13 }, (_, index) => 180 + index * 15);
const waves = [206, 216, 227, 240, 255, 272, 291] as const;

/** A vignette that fills its box: the sun rises from the sea of the south wind. Needs `--sheet`, the paper. */
export function SunEngraving() {
  const id = useId();
  const fine = `url(#${id}f)`;
  return (
    <svg
      viewBox="0 5 300 300"
      preserveAspectRatio="xMidYMid slice"
      className={styles.root}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={`${id}f`} width="6" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 2H6" strokeWidth=".7" />
        </pattern>
      </defs>
      <path d="M0 0H300V196H0Z" fill={fine} stroke="none" />
      <circle cx="150" cy="196" r="74" className={styles.sheet} stroke="none" />
      {rays.map((angle, index) => (
        <path
          key={angle}
          d={index % 2 === 0 ? 'M53 0 80-5 104 0 80 5Z' : 'M53 0H80'}
          transform={`translate(150 196) rotate(${angle})`}
          className={styles.ray}
        />
      ))}
      <path d="M105 196A45 45 0 0 1 195 196Z" strokeWidth="2.5" className={styles.sheet} />
      <path d="M157 152Q185 160 194 196H162Q174 175 157 152Z" fill={fine} stroke="none" />
      <path d="M132 180Q136 174 140 180M160 180Q164 174 168 180M137 186Q150 194 163 186" strokeWidth="2" />
      <path d="M0 196H300V300H0Z" className={styles.sheet} stroke="none" />
      <path d="M0 196H300" strokeWidth="2.5" />
      {waves.map((y, row) => (
        <path
          key={y}
          d={`M${row % 2 === 0 ? -8 : -24} ${y}${'q8-6 16 0t16 0'.repeat(11)}`}
          strokeDasharray={row % 2 === 0 ? '64 14' : '40 12 86 16'}
        />
      ))}
    </svg>
  );
}
