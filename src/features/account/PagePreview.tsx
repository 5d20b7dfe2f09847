import type { ReactNode } from 'react';
import styles from './PagePreview.module.scss';

/** A decorative drawing of an account page as if behind frosted glass, for guests and while the account loads. */
export function PagePreview({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
