import type { LanguageCode } from './languages';
import type { PageKey } from './menu';

/** Where browsers report page speed: always the server that the page came from. */
export const vitalsCall = '/api/vitals';

/** What is measured, by the names of web.dev: milliseconds, but for CLS, which is a score. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** phone: the window is narrower than 768 px. */
export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** The body of a report. Nothing in it tells one visitor from another. */
export interface VitalsReport {
  page: PageKey;
  language: LanguageCode;
  device: Device;
  values: Partial<Record<VitalName, number>>;
}
