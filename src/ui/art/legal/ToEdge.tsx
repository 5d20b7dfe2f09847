import type { ReactNode } from 'react';
import styles from './ToEdge.module.scss';

/** What a drawing of the legal texts goes on with, on wide windows: as far as the edge of the head, which clips it. */
export const ToEdge = ({ children }: { children: ReactNode }) => (
  <g className={styles.root} fill="none" stroke="var(--border-strong)" strokeWidth="2">
    {children}
  </g>
);
