import type { InStatement } from '@libsql/client';
import type { LanguageCode } from '@/site/languages';
import type { PageKey } from '@/site/menu';
import type { Device, VitalName, VitalsReport } from '@/site/vitals';
import type { Database } from './database';
import { bucketEdgeOf } from './vitalScales';

/** Retention in days, as stated in the privacy notice. */
export const retentionDays = 400;

const dayOf = (time: number, daysAgo = 0): string => new Date(time - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Filter of `npm run vitals`. */
export interface VitalsFilter {
  /** The number of days up to today, UTC. */
  days: number;
  page?: PageKey | undefined;
  language?: LanguageCode | undefined;
  device?: Device | undefined;
}

/** A bucket of a page in a language, summed over days and devices. */
export interface VitalsRow {
  page: string;
  language: string;
  metric: VitalName;
  upTo: number;
  count: number;
}

const incrementStatement = `INSERT INTO vitals (day, page, language, device, metric, up_to, count) VALUES (?, ?, ?, ?, ?, ?, 1)
  ON CONFLICT (day, page, language, device, metric, up_to) DO UPDATE SET count = count + 1`;

/** Stores web vitals as daily histograms: a report increments one bucket per metric, and nothing else is stored. */
export function createVitalStore(database: Database, now: () => number = Date.now) {
  const deleteExpiredStatement = (): InStatement => ({
    sql: 'DELETE FROM vitals WHERE day < ?',
    args: [dayOf(now(), retentionDays)],
  });
  return {
    /** Counts a report whose values are within their scales; deletes expired counts. */
    async add({ page, language, device, values }: VitalsReport): Promise<void> {
      const counts = (Object.entries(values) as [VitalName, number][]).map(([metric, value]) => ({
        sql: incrementStatement,
        args: [dayOf(now()), page, language, device, metric, bucketEdgeOf(metric, value)],
      }));
      await database.write([...counts, deleteExpiredStatement()]);
    },
    /** Deletes expired counts. */
    async deleteExpired(): Promise<void> {
      await database.write([deleteExpiredStatement()]);
    },
    async find({ days, page, language, device }: VitalsFilter): Promise<VitalsRow[]> {
      const chosen = Object.entries({ page, language, device }).filter(([, value]) => value !== undefined);
      const sql = `SELECT page, language, metric, up_to AS upTo, sum(count) AS count FROM vitals
        WHERE ${['day >= ?', ...chosen.map(([column]) => `${column} = ?`)].join(' AND ')}
        GROUP BY page, language, metric, up_to`;
      const args = [dayOf(now(), days - 1), ...chosen.map(([, value]) => value ?? '')];
      return (await database.read({ sql, args })).rows as unknown as VitalsRow[];
    },
  };
}

/** What `createVitalStore` returns. */
export type VitalStore = ReturnType<typeof createVitalStore>;
