import type { Measurement } from '@/lib/webVitals';
import { matchAddress } from '@/site/matchAddress';
import { type VitalsReport, vitalsCall } from '@/site/vitals';

/** Reports a visit by the key of its page, without its address; a beacon outlives the page, and nobody hears how it went. */
export function postMeasurement({ url, values }: Measurement): void {
  const route = matchAddress(new URL(url).pathname);
  if ('redirect' in route) return;
  const { key, language } = route;
  const device = window.matchMedia('(min-width: 768px)').matches ? 'desktop' : 'phone';
  const report: VitalsReport = { page: key, language, device, values };
  navigator.sendBeacon(vitalsCall, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
