import { sumOf } from '@/lib/sumOf';

export const honeyIds = ['thyme', 'pine', 'flower', 'chestnut'] as const;

/** The month of a row as its first day; the first row is March. */
export const monthOf = (row: number): Date => new Date(2026, 2 + row);

/** Jars sold: one row per month, one column per kind of honey. */
export type Sheet = readonly (readonly number[])[];

export const firstSheet: Sheet = [
  [24, 38, 30, 8],
  [32, 44, 46, 12],
  [46, 52, 74, 18],
  [64, 82, 58, 30],
  [58, 76, 40, 52],
  [36, 60, 28, 71],
];

/** Largest value of a cell. */
export const maxJars = 999;

const indexOfHighest = (values: readonly number[]) => values.indexOf(Math.max(...values));

/** Total number of jars, and the indexes of the best-selling honey (column) and of the best month (row). */
export function summarise(sheet: Sheet): { total: number; honey: number; month: number } {
  const rows = sheet.map(sumOf);
  const columns = honeyIds.map((_, column) => sumOf(sheet.map((row) => row[column] ?? 0)));
  return { total: sumOf(rows), honey: indexOfHighest(columns), month: indexOfHighest(rows) };
}

export const formulaIds = ['sum', 'average', 'highest', 'above'] as const;
export type FormulaId = (typeof formulaIds)[number];

/** Row and column that the formulas `sum` and `average` refer to. */
const june = 3;
const pine = 1;
const threshold = 70;

/**
 * Evaluates a formula on a sheet.
 * @returns the cells that it refers to, as [row, column], and its value
 */
export function evaluateFormula(
  formula: FormulaId,
  sheet: Sheet,
): { cells: readonly (readonly [number, number])[]; value: number } {
  const all = sheet.flatMap((row, y) => row.map((value, x) => ({ value, at: [y, x] as const })));
  const highest = Math.max(...all.map(({ value }) => value));
  const cellsByFormula = {
    sum: all.filter(({ at }) => at[0] === june),
    average: all.filter(({ at }) => at[1] === pine),
    highest: all.filter(({ value }) => value === highest),
    above: all.filter(({ value }) => value > threshold),
  };
  const cells = cellsByFormula[formula];
  const sum = sumOf(cells.map(({ value }) => value));
  const value = { sum, average: sum / cells.length, highest, above: cells.length }[formula];
  return { cells: cells.map(({ at }) => at), value };
}
