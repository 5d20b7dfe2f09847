import type { ReactNode } from 'react';
import styles from './Drawing.module.scss';

interface DrawingProps {
  /** Size of the viewBox in units; the rendered width is the parent's. */
  width: number;
  height: number;
  className?: string | undefined;
  children: ReactNode;
}

/** The <svg> of illustrations. Hidden from screen readers: the text beside it says the same. */
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
