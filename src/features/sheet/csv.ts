import { numberFormat } from '@/lib/formats';
type CsvCell = string | number;

/**
 * CSV for spreadsheets: with a byte order mark, because Excel assumes a legacy encoding without it; semicolons where
 * the decimal sign is a comma.
 * @param rows numbers are written with the locale's decimal sign, without grouping
 * @param locale such as de-DE
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const decimal = numberFormat(locale).format(0.5).charAt(1);
  const separator = decimal === ',' ? ';' : ',';
  const written = (cell: CsvCell) => {
    if (typeof cell === 'number') return String(cell).replace('.', decimal);
    return /["\r\n;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
  return `\uFEFF${rows.map((row) => row.map(written).join(separator)).join('\r\n')}\r\n`;
}
