import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export interface Measurement {
  /** URL of the document, not of the page navigated to since. */
  url: string;
  /** By metric: milliseconds (CLS has no unit), rounded to three decimals. */
  values: Partial<Record<Metric['name'], number>>;
}

const latestMetrics = new Map<Metric['name'], Metric>();
const reportedIds = new Set<string>();
let isObserving = false;

/** Runs once per document: web-vitals can't unobserve. Its observers are buffered and report earlier entries. */
function observe(): void {
  if (isObserving) return;
  isObserving = true;
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB])
    onMetric((metric) => latestMetrics.set(metric.name, metric));
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function takeMeasurement(): Measurement | null {
  const metrics = [...latestMetrics.values()].filter(({ id }) => !reportedIds.has(id));
  latestMetrics.clear();
  for (const { id } of metrics) reportedIds.add(id);
  const [first] = metrics;
  if (!first) return null;
  const values = Object.fromEntries(metrics.map(({ name, value }) => [name, rounded(value)]));
  return { url: first.navigationURL ?? window.location.href, values };
}

/**
 * Reports the metrics when the tab is hidden or closed, the last moment at which a page reliably runs. Each metric is
 * reported once; CLS and INP with their value when the tab is first hidden (INP: after the first interaction). They
 * cover the whole visit and count for the landing page. A restore from the back/forward cache starts a new visit.
 * @returns unsubscribes
 */
export function onMeasured(report: (measurement: Measurement) => void): () => void {
  observe();
  // web-vitals listens in the capture phase and has reported before this listener runs.
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'hidden') return;
    const measurement = takeMeasurement();
    if (measurement) report(measurement);
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => document.removeEventListener('visibilitychange', onVisibilityChange);
}
