import { testUser } from '@/data/testUser';
import styles from './AuthForm.module.scss';

export interface TestAccountWords {
  /** Words of the test account; demo builds only. */
  demo: { title: string; text: string; fill: string };
}

interface TestAccountProps {
  demo: Omit<TestAccountWords['demo'], 'fill'> & { fill?: string };
  onFill?: () => void;
}

/** Credentials of the test account and a button that fills them in. Only in builds with `API_MOCK`. */
export function TestAccount({ demo, onFill }: TestAccountProps) {
  return (
    <aside className={styles.demo} aria-label={demo.title}>
      <strong>{demo.title}</strong>
      <p>{demo.text}</p>
      <div className={styles.account}>
        <code>{testUser.email}</code>
        <code>{testUser.password}</code>
        {onFill && (
          <button type="button" className={styles.fill} onClick={onFill}>
            {demo.fill}
          </button>
        )}
      </div>
    </aside>
  );
}
