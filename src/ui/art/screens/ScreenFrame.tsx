import type { ReactNode } from 'react';
import styles from './ScreenFrame.module.scss';

/** The frame of a drawn screen; narrow frames show its left part, so that its labels stay legible. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
