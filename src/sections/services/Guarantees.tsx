import type { ReactNode } from 'react';
import styles from './Guarantees.module.scss';

/** Frame of the guarantees: a list of facts with a figure and a drawing each. */
export function Guarantees({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
