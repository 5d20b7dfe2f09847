import type { ReactNode } from 'react';
import styles from './ServiceTerms.module.scss';

interface ServiceTermsProps {
  /** The table of service levels and the conditions behind them. */
  levels: ReactNode;
  /** A list of facts with a figure and a drawing each. */
  guarantees: ReactNode;
}

/** What a contract promises: service levels with their conditions beside them, then the guarantees. */
export function ServiceTerms({ levels, guarantees }: ServiceTermsProps) {
  return (
    <>
      <div className={styles.levels}>{levels}</div>
      <div className={styles.guarantees}>{guarantees}</div>
    </>
  );
}
