import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '@/features/auth/authSlice';
import { Button } from '@/ui/Button';
import { focusHeading } from '@/ui/focusHeading';
import { useTranslation } from '@/ui/translation';
import styles from './AccountLoading.module.scss';
import { PagePreview } from './PagePreview';
import { accountRequested, selectAccountLoadFailed } from './accountSlice';

interface AccountLoadingProps {
  user: User;
  words: string;
  /** Decorative drawing of the page. */
  preview: ReactNode;
}

/** Shown while the account loads; after a failure with a retry button. */
export function AccountLoading({ user, words, preview }: AccountLoadingProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const hasFailed = useSelector(selectAccountLoadFailed);
  // The retry button is removed once the account has loaded: move the focus to the heading.
  useEffect(() => (hasFailed ? () => queueMicrotask(focusHeading) : undefined), [hasFailed]);
  return (
    <>
      <PagePreview>{preview}</PagePreview>
      <div className={styles.root}>
        <p>{hasFailed ? t('toast.part') : words}</p>
        {hasFailed && (
          <Button variant="line" onClick={() => dispatch(accountRequested(user))}>
            {t('page.again')}
          </Button>
        )}
      </div>
    </>
  );
}
