import type { LanguageCode } from './languages';
import type { PageKey } from './menu';

/** Path of the web vitals endpoint; same origin. */
export const vitalsPath = '/api/vitals';

/** The reported metrics: milliseconds, except CLS, which is a score. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** phone: the viewport is narrower than 768 px. */
export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Body of a report; contains no identifier. */
export interface VitalsReport {
  page: PageKey;
  language: LanguageCode;
  device: Device;
  values: Partial<Record<VitalName, number>>;
}
