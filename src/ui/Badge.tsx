import type { ReactNode } from 'react';
import styles from './Badge.module.scss';

interface BadgeProps {
  tone?: 'brand' | 'danger' | 'warning' | 'info' | 'quiet';
  children: ReactNode;
}

/** A badge, such as '2 Jobs'. */
export function Badge({ tone = 'brand', children }: BadgeProps) {
  return <span className={`${styles.root} ${styles[tone]}`}>{children}</span>;
}
