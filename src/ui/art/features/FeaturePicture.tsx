import type { ReactNode } from 'react';
import type { WindFeatureId } from '@/data/entryIds';
import { Drawing } from '../Drawing';
import { AlertsPicture } from './AlertsPicture';
import { FailoverPicture } from './FailoverPicture';
import { ForecastPicture } from './ForecastPicture';
import { LogbookPicture } from './LogbookPicture';
import { QueuePicture } from './QueuePicture';
import { RestorePicture } from './RestorePicture';
import styles from './FeaturePicture.module.scss';

const pictures: Record<WindFeatureId, () => ReactNode> = {
  logbook: LogbookPicture,
  forecast: ForecastPicture,
  queue: QueuePicture,
  alerts: AlertsPicture,
  failover: FailoverPicture,
  restore: RestorePicture,
};

/** A feature at work, on a stage: the change in the log, the servers before the crowd, the numbered queue … */
export function FeaturePicture({ of }: { of: WindFeatureId }) {
  const Picture = pictures[of];
  return (
    <div className={styles.root}>
      <Drawing width={440} height={320}>
        <Picture />
      </Drawing>
    </div>
  );
}
