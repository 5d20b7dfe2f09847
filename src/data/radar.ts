/** Range of the time control in minutes from now. */
export const radarClock = { from: -10, to: 50, step: 1 } as const;

/** Minute from which the measure has an effect. */
const measureVisibleFrom = 4;

type StormCellId = 'checkout' | 'search' | 'mail';
type StormCellState = 'coming' | 'here' | 'held';

/** A storm cell at a minute of the time control. */
export interface StormCell {
  id: StormCellId;
  /** Degrees counter-clockwise from the right. */
  bearing: number;
  /** Distance from the centre in minutes. */
  away: number;
  /** Intensity, 0 (gone) to 1 (full storm). */
  power: number;
  state: StormCellState;
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));

function checkout(minute: number, acted: boolean): StormCell {
  const elapsed = acted ? Math.max(0, minute - measureVisibleFrom) : 0;
  const power = clamp(0.62 + minute * 0.011 - elapsed * 0.06);
  const away = Math.max(0, 34 - minute + elapsed * 0.7);
  const state = acted && elapsed > 6 ? 'held' : away === 0 ? 'here' : 'coming';
  return { id: 'checkout', bearing: 104 + minute * 0.2 + elapsed * 0.9, away, power, state };
}

/** Where a calmed storm stays, in minutes: its number is clear of the radar's rim. */
const searchLimit = 43;

function search(minute: number): StormCell {
  const power = clamp(0.5 - minute * 0.016);
  const state = minute < -3 ? 'here' : minute < 16 ? 'coming' : 'held';
  return { id: 'search', bearing: 38 - minute * 0.3, away: Math.min(searchLimit, 27 + minute * 0.5), power, state };
}

function mail(minute: number): StormCell {
  const power = clamp(0.4 - Math.max(0, minute - 12) * 0.011);
  const state = minute < 14 ? 'coming' : minute < 34 ? 'here' : 'held';
  return { id: 'mail', bearing: 146 + minute * 0.2, away: 40 - minute * 0.15, power, state };
}

/**
 * Storm cells of the example at a minute of the time control.
 * @param acted the suggested measure has been taken
 */
export const cellsAt = (minute: number, acted: boolean): readonly StormCell[] => [
  checkout(minute, acted),
  search(minute),
  mail(minute),
];

export const sourceIds = ['metrics', 'traces', 'logs', 'queues', 'database', 'deploys'] as const;
export type SourceId = (typeof sourceIds)[number];

/** Sample signal of each source, and the warning time that the source adds, in minutes. */
export const sources: Record<
  SourceId,
  { lead: number; row: { service: string; signal: string; value: number; trend: 'up' | 'down' | 'steady' } }
> = {
  metrics: { lead: 6, row: { service: 'search', signal: 'p95.latency', value: 174, trend: 'down' } },
  traces: { lead: 7, row: { service: 'checkout', signal: 'p95.latency', value: 388, trend: 'up' } },
  logs: { lead: 3, row: { service: 'mail', signal: 'retries', value: 31, trend: 'down' } },
  queues: { lead: 11, row: { service: 'checkout', signal: 'queue.depth', value: 1842, trend: 'up' } },
  database: { lead: 4, row: { service: 'orders', signal: 'locks.waiting', value: 12, trend: 'steady' } },
  deploys: { lead: 3, row: { service: 'resizer', signal: 'cpu.load', value: 0.91, trend: 'steady' } },
};

/** Commands of the sample setup. */
export const radarCommands = [
  'ufuk connect --otlp collector:4317',
  'ufuk learn --since 7d',
  'ufuk route checkout --to ece',
] as const;
