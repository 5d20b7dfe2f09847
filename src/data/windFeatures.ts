import { type WindFeatureId, windFeatureIds } from './entryIds';

/** A feature of the demo product, active from the wind force `from` (Beaufort, 0 to 12). */
export interface WindFeature {
  id: WindFeatureId;
  from: number;
  /** Stress in seven moments of an incident, 0 to 100: without and with the feature. */
  without: readonly number[];
  with: readonly number[];
}

const rows = {
  logbook: { from: 1, without: [8, 30, 42, 55, 66, 74, 80], with: [8, 30, 22, 10, 8, 7, 7] },
  forecast: { from: 3, without: [10, 18, 52, 82, 94, 90, 84], with: [10, 16, 24, 28, 26, 20, 14] },
  queue: { from: 5, without: [12, 88, 96, 92, 95, 90, 93], with: [12, 40, 44, 40, 34, 28, 20] },
  alerts: { from: 6, without: [6, 72, 60, 34, 30, 62, 90], with: [6, 44, 36, 24, 12, 6, 5] },
  failover: { from: 8, without: [6, 70, 92, 96, 97, 95, 70], with: [6, 38, 14, 10, 9, 8, 8] },
  restore: { from: 9, without: [5, 66, 78, 88, 94, 97, 92], with: [5, 62, 40, 22, 10, 6, 5] },
} as const satisfies Record<WindFeatureId, Omit<WindFeature, 'id'>>;

/** All features, by wind force ascending. */
export const windFeatures: readonly WindFeature[] = windFeatureIds.map((id) => ({ id, ...rows[id] }));

/** A feature by its id. */
export const windFeatureOf = (id: WindFeatureId): WindFeature => ({ id, ...rows[id] });

/** Highest wind force of the scale (Beaufort). */
export const maxForce = 12;

const defaultForce = 4;

/** Wind force of the query (`wind=7`), an integer from 0 to 12; the default for anything else. */
export function parseForce(query: string): number {
  const value = new URLSearchParams(query).get('wind') ?? '';
  return /^\d{1,2}$/.test(value) && Number(value) <= maxForce ? Number(value) : defaultForce;
}

/** Wind force by kind of day: presets of the scale. */
export const windyDays = { monday: 2, closing: 5, campaign: 7, outage: 10 } as const;
