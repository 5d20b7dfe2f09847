/** Rows and columns that a pasted text holds. */
interface PastedTable {
  rows: readonly (readonly string[])[];
  /** Sums of the columns that hold a number in every row; null for the others. */
  sums: readonly (number | null)[];
}

/** The number a cell begins with: '42 jars' → 42; null for a text. */
function numberOf(cell: string): number | null {
  const found = /^[-+]?\d+([.,]\d+)?/.exec(cell)?.[0];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/**
 * Makes a table of lines whose cells are parted by tabs, semicolons, bars, a colon or comma with a space behind, or
 * several spaces.
 * @returns at most 12 rows of 6 cells, all equally long
 */
export function parseRows(text: string): PastedTable {
  const found = text
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
  const width = Math.max(0, ...found.map((row) => row.length));
  const rows = found.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  const sums = Array.from({ length: width }, (_, column) => {
    const numbers = rows.map((row) => numberOf(row[column] ?? ''));
    return numbers.every((value) => value !== null) ? numbers.reduce((sum, value) => sum + value, 0) : null;
  });
  return { rows, sums };
}
