import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export interface Measurement {
  /** The address that the document was loaded from, whichever page is on screen by now. */
  url: string;
  values: Partial<Record<Metric['name'], number>>;
}

const latest = new Map<Metric['name'], Metric>();
const reported = new Set<string>();
let isObserving = false;

/** Once a document: the library's observers stay. They are buffered, and see what happened before. */
function observe(): void {
  if (isObserving) return;
  isObserving = true;
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric((metric) => latest.set(metric.name, metric));
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function takeMeasurement(): Measurement | null {
  const metrics = [...latest.values()].filter(({ id }) => !reported.has(id));
  latest.clear();
  for (const { id } of metrics) reported.add(id);
  const [first] = metrics;
  if (!first) return null;
  const values = Object.fromEntries(metrics.map(({ name, value }) => [name, rounded(value)]));
  return { url: first.navigationURL ?? window.location.href, values };
}

/**
 * Calls back with what has been measured when the tab is hidden or left, the last moment at which a page can be sure to
 * run. Each metric is reported once: CLS and INP with what they are when the tab is hidden for the first time (INP: after
 * the first interaction). They stand for the whole visit until then, across the site's own navigations, and belong to
 * the page that was landed on. A page that comes back from the back/forward cache is a new visit of it.
 * @returns how to stop
 */
export function onMeasured(report: (measurement: Measurement) => void): () => void {
  observe();
  // The library's own listeners capture the event: they have reported by the time it bubbles.
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'hidden') return;
    const measurement = takeMeasurement();
    if (measurement) report(measurement);
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => document.removeEventListener('visibilitychange', onVisibilityChange);
}
