import { useId } from 'react';
import styles from './ResultMountain.module.scss';

interface PeakLightProps {
  /** Centre. */
  x: number;
  y: number;
  /** Radius without the halo. */
  size: number;
}

/** The sun of the result drawings; in the dark theme the moon. */
export function PeakLight({ x, y, size }: PeakLightProps) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className={styles.light}>
      <radialGradient id={id} cx=".36" cy=".34" r=".7">
        <stop stopColor="var(--disc-light)" />
        <stop offset="1" stopColor="var(--disc)" />
      </radialGradient>
      <circle r="1.5" fill="var(--disc)" fillOpacity=".16" />
      <circle r="1" fill={`url(#${id})`} />
      <path
        d="M-.35-.5a.22.22 0 1 0 .01 0M.4.1a.16.16 0 1 0 .01 0M-.1.4a.1.1 0 1 0 .01 0M.2-.6a.08.08 0 1 0 .01 0"
        fill="var(--crater)"
      />
    </g>
  );
}
