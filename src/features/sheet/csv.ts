import { numberFormat } from '@/lib/formats';
type Cell = string | number;

/**
 * A table as a file that spreadsheets open with a double click: with a byte-order mark, for without it Excel takes
 * UTF-8 for something else, and with the separator that the locale's decimal sign leaves free.
 * @param rows texts and numbers; numbers are written with the locale's decimal sign, without thousands
 * @param locale such as de-DE
 */
export function csvOf(rows: readonly (readonly Cell[])[], locale: string): string {
  const decimal = numberFormat(locale).format(0.5).charAt(1);
  const separator = decimal === ',' ? ';' : ',';
  const written = (cell: Cell) => {
    if (typeof cell === 'number') return String(cell).replace('.', decimal);
    return /["\r\n;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
  return `\uFEFF${rows.map((row) => row.map(written).join(separator)).join('\r\n')}\r\n`;
}
