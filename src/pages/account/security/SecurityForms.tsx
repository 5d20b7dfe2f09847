import type en from '@words/en/account/security.json';
import { PasswordForm } from '@/features/account/PasswordForm';
import { Sessions } from '@/features/account/Sessions';
import styles from '@/features/account/Panel.module.scss';
import { TwoStep } from '@/features/account/TwoStep';

/** Content for signed-in users. */
export function SecurityForms({ password, twoStep, sessions }: Pick<typeof en, 'password' | 'twoStep' | 'sessions'>) {
  return (
    <>
      <div className={styles.pair}>
        <PasswordForm {...password} />
        <TwoStep {...twoStep} />
      </div>
      <Sessions {...sessions} />
    </>
  );
}
