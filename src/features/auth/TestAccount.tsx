import type { ReactNode } from 'react';
import { testUser } from '@/data/testUser';
import styles from './AuthForm.module.scss';

export interface TestAccountWords {
  /** Words of the test account; demo builds only. */
  demo: { title: string; fill: string };
}

interface TestAccountProps extends TestAccountWords {
  onFill: () => void;
}

/** Credentials of the test account, and what stands beside them. Only in builds with `API_MOCK`. */
export function Credentials({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.account}>
      <code>{testUser.email}</code>
      <code>{testUser.password}</code>
      {children}
    </div>
  );
}

/** The test account and a button that fills its credentials in. Only in builds with `API_MOCK`. */
export function TestAccount({ demo, onFill }: TestAccountProps) {
  return (
    <aside className={styles.demo} aria-label={demo.title}>
      <strong>{demo.title}</strong>
      <Credentials>
        <button type="button" className={styles.fill} onClick={onFill}>
          {demo.fill}
        </button>
      </Credentials>
    </aside>
  );
}
