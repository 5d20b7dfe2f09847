import { type VitalName, vitalNames } from '@/site/vitals';
import { textTable } from './textTable';
import { type Bucket, percentile75, goodShare } from './vitalScales';
import type { VitalsRow } from './vitalStore';

const countOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);

/** Not every visit has every metric, so the largest count is the number of visits. */
const visitsOf = (rows: readonly VitalsRow[]): number =>
  Math.max(...vitalNames.map((name) => countOf(rows.filter(({ metric }) => metric === name))));

/** `812 (96 %)`: the 75th percentile and the share of good values; `–` without values. */
function cell(name: VitalName, rows: readonly VitalsRow[]): string {
  const buckets = rows.filter(({ metric }) => metric === name);
  if (buckets.length === 0) return '–';
  const value = percentile75(name, buckets).toFixed(name === 'CLS' ? 3 : 0);
  return `${value} (${Math.floor(goodShare(name, buckets) * 100)} %)`;
}

const tableRow = (page: string, language: string, rows: readonly VitalsRow[]): string[] => [
  page,
  language,
  String(visitsOf(rows)),
  ...vitalNames.map((name) => cell(name, rows)),
];

function byPage(rows: readonly VitalsRow[]): VitalsRow[][] {
  const groups = new Map<string, VitalsRow[]>();
  for (const row of rows) {
    const key = `${row.page} ${row.language}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** One row per page and language, the most visited first, and one for all of them. */
export function vitalsTable(rows: readonly VitalsRow[]): string {
  const lines = byPage(rows)
    .sort((one, other) => visitsOf(other) - visitsOf(one))
    .map((group) => tableRow(group[0]?.page ?? '', group[0]?.language ?? '', group));
  const head = ['page', 'language', 'visits', ...vitalNames.map((name) => (name === 'CLS' ? name : `${name} ms`))];
  const explanation = '75th percentile (share of good values, by the thresholds of web.dev)';
  return [textTable(head, [...lines, tableRow('all', '', rows)]), '', explanation].join('\n');
}
