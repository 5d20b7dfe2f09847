import { useEffect } from 'react';
import { Button } from './Button';
import styles from './LoadFailure.module.scss';
import { useTranslation } from './translation';

interface LoadFailureProps {
  /** The server answers, but no longer has the script: there is a new release. */
  isStale: boolean;
  onRetry: () => void;
}

/** Stands below a part of the page whose script could not be had; tries again by itself once the connection is back. */
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
