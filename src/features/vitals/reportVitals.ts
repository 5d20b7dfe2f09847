import { eventChannel } from 'redux-saga';
import { call, take } from '@/lib/effects';
import { type Measurement, onMeasured } from '@/lib/webVitals';
import { postMeasurement } from './vitalsApi';

/** Reports measurements until cancelled. */
export function* reportVitals() {
  const measurements = eventChannel<Measurement>(onMeasured);
  try {
    for (;;) yield* call(postMeasurement, yield* take(measurements));
  } finally {
    measurements.close();
  }
}
