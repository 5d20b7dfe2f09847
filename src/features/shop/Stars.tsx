import { roundToTenth } from '@/lib/roundToTenth';
import { starFill } from '@/ui/icons/star-fill';
import styles from './Stars.module.scss';

const five = [0, 1, 2, 3, 4];

function StarRow({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      {five.map((index) => (
        <path key={index} transform={`translate(${index * 19} 0)`} d={starFill} />
      ))}
    </g>
  );
}

interface StarsProps {
  /** 0 to 5, with any fraction. */
  value: number;
  /** Accessible name; without it the stars are decorative. */
  label?: string;
}

/** Rating as five stars. */
export function Stars({ value, label }: StarsProps) {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 92 16"
      width="92"
      height="16"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <StarRow className={styles.empty} />
      {/* A nested SVG clips to its width. */}
      <svg width={roundToTenth(value * 18.4)} height="16">
        <StarRow className={styles.full} />
      </svg>
    </svg>
  );
}
