import type { ReactNode } from 'react';
import styles from './Drawing.module.scss';

interface DrawingProps {
  /** The drawing's own box, in its units; on the page it takes the width it is given. */
  width: number;
  height: number;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of every drawn picture. Silent to screen readers: what it shows is said in the text beside it. */
export function Drawing({ width, height, className = '', children }: DrawingProps) {
  return (
    <svg
      className={`${styles.root} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
