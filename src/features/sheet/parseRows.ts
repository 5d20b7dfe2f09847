import { sumOf } from '@/lib/sumOf';

/** A table parsed from pasted text. */
interface PastedTable {
  rows: readonly (readonly string[])[];
  /**
   * Sums of the numbers of each column; null without any. The first of several columns usually names the rows: null
   * unless each of its rows has a number.
   */
  sums: readonly (number | null)[];
}

/** Leading number of a cell: '42 jars' → 42; null without one. */
function leadingNumber(cell: string): number | null {
  const found = /^[-+]?\d+([.,]\d+)?/.exec(cell)?.[0];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/**
 * Splits lines into cells at tabs, semicolons, bars, colons or commas followed by a space, or several spaces.
 * @returns up to 12 rows of 6 cells, padded to equal length
 */
export function parseRows(text: string): PastedTable {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 12)
    .map((line) =>
      line
        .split(/\s*[\t;|]\s*|\s*[:,]\s+|\s{2,}/)
        .filter(Boolean)
        .slice(0, 6),
    );
  const width = Math.max(0, ...lines.map((row) => row.length));
  const rows = lines.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  const sums = Array.from({ length: width }, (_, column) => {
    const numbers = rows.map((row) => leadingNumber(row[column] ?? ''));
    const found = numbers.filter((value) => value !== null);
    const isSummed = column === 0 && width > 1 ? found.length === rows.length : found.length > 0;
    return isSummed ? sumOf(found) : null;
  });
  return { rows, sums };
}
