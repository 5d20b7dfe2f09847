import { useEffect } from 'react';
import { Button } from './Button';
import styles from './LoadFailure.module.scss';
import { useTranslation } from './translation';

interface LoadFailureProps {
  /** The server responds but lacks the script, because of a new release. */
  isStale: boolean;
  onRetry: () => void;
}

/** Shown below a part whose script failed to load; retries on `online`. */
export function LoadFailure({ isStale, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert" className={styles.root}>
      <p>{t(isStale ? 'toast.update' : 'toast.part')}</p>
      <Button variant="line" onClick={isStale ? () => window.location.reload() : onRetry}>
        {t(isStale ? 'toast.reload' : 'page.again')}
      </Button>
    </div>
  );
}
