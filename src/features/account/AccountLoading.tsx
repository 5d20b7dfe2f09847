import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '@/features/auth/authSlice';
import { Button } from '@/ui/Button';
import { focusHeading } from '@/ui/focusHeading';
import { useTranslation } from '@/ui/translation';
import styles from './AccountLoading.module.scss';
import { accountRequested, selectAccountLoadFailed } from './accountSlice';

/** Shown while the account loads; after a failure with a retry button. */
export function AccountLoading({ user, words }: { user: User; words: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const hasFailed = useSelector(selectAccountLoadFailed);
  // The retry button is removed once the account has loaded: move the focus to the heading.
  useEffect(() => (hasFailed ? () => queueMicrotask(focusHeading) : undefined), [hasFailed]);
  return (
    <div className={styles.root}>
      <p>{hasFailed ? t('toast.part') : words}</p>
      {hasFailed && (
        <Button variant="line" onClick={() => dispatch(accountRequested(user))}>
          {t('page.again')}
        </Button>
      )}
    </div>
  );
}
