import type { VitalName } from '@/site/vitals';

interface VitalScale {
  /** web.dev's thresholds: good ≤ `good`, poor > `poor`; both are edges. */
  good: number;
  poor: number;
  /** Upper edges of the histogram buckets; the last is the maximum accepted value, for times ten minutes. */
  edges: readonly number[];
}

/** Histogram scales in milliseconds (CLS: score). Edges may change: stored counts keep theirs. */
export const vitalScales: Readonly<Record<VitalName, VitalScale>> = {
  LCP: {
    good: 2500,
    poor: 4000,
    edges: [
      200, 400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 6000, 8000, 12_000,
      20_000, 60_000, 600_000,
    ],
  },
  INP: {
    good: 200,
    poor: 500,
    edges: [
      16, 32, 48, 64, 80, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 800, 1200, 2000, 5000, 600_000,
    ],
  },
  CLS: {
    good: 0.1,
    poor: 0.25,
    edges: [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.125, 0.15, 0.175, 0.2, 0.25, 0.3, 0.4, 0.5, 1, 2, 100],
  },
  FCP: {
    good: 1800,
    poor: 3000,
    edges: [
      200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 7000, 10_000,
      20_000, 60_000, 600_000,
    ],
  },
  TTFB: {
    good: 800,
    poor: 1800,
    edges: [
      25, 50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1400, 1600, 1800, 2500, 3500, 5000, 10_000,
      60_000, 600_000,
    ],
  },
};

/** The upper edge of a value's bucket. The schema of a report rejects values above the last edge. */
export const bucketEdgeOf = (name: VitalName, value: number): number =>
  vitalScales[name].edges.find((edge) => value <= edge) ?? Infinity;

/** The number of values up to `upTo` and above the previous edge. */
export interface Bucket {
  upTo: number;
  count: number;
}

const total = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);

/** The share of good values, 0 to 1. */
export const goodShare = (name: VitalName, buckets: readonly Bucket[]): number =>
  total(buckets.filter(({ upTo }) => upTo <= vitalScales[name].good)) / total(buckets);

/** The 75th percentile, interpolated linearly within a bucket; NaN without values. */
export function percentile75(name: VitalName, buckets: readonly Bucket[]): number {
  const wanted = total(buckets) * 0.75;
  let before = 0;
  for (const { upTo, count } of [...buckets].sort((one, other) => one.upTo - other.upTo)) {
    const from = vitalScales[name].edges.findLast((edge) => edge < upTo) ?? 0;
    if (before + count >= wanted) return from + ((upTo - from) * (wanted - before)) / count;
    before += count;
  }
  return NaN;
}
