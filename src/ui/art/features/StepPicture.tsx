import type { ReactNode } from 'react';
import type { WindFeatureId } from '@/data/entryIds';
import { Drawing } from '../Drawing';
import { alertsSteps } from './AlertsSteps';
import { failoverSteps } from './FailoverSteps';
import styles from './FeaturePicture.module.scss';
import { forecastSteps } from './ForecastSteps';
import { logbookSteps } from './LogbookSteps';
import { queueSteps } from './QueueSteps';
import { restoreSteps } from './RestoreSteps';

/** One scene per step, on 320 × 170 units. */
const scenes: Record<WindFeatureId, readonly ReactNode[]> = {
  logbook: logbookSteps,
  forecast: forecastSteps,
  queue: queueSteps,
  alerts: alertsSteps,
  failover: failoverSteps,
  restore: restoreSteps,
};

/** A step of a feature, on its stage. */
export function StepPicture({ of, step }: { of: WindFeatureId; step: number }) {
  return (
    <div className={styles.root}>
      <Drawing width={320} height={170}>
        {scenes[of][step]}
      </Drawing>
    </div>
  );
}
