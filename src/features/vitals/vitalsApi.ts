import type { Measurement } from '@/lib/webVitals';
import { matchAddress } from '@/site/matchAddress';
import { type VitalsReport, vitalsPath } from '@/site/vitals';

/** Reports by page key, without the URL; sendBeacon survives unload and returns no result. */
export function postMeasurement({ url, values }: Measurement): void {
  const route = matchAddress(new URL(url).pathname);
  if ('redirect' in route) return;
  const { key, language } = route;
  const device = window.matchMedia('(min-width: 768px)').matches ? 'desktop' : 'phone';
  const report: VitalsReport = { page: key, language, device, values };
  navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
