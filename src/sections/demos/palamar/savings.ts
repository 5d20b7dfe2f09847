/** Savings plan: initial and monthly deposit in cents, years, annual interest in basis points. */
export interface SavingsPlan {
  start: number;
  monthly: number;
  years: number;
  rate: number;
}

/** Balance at the end of a year, in cents: `paid` is the sum of the deposits, `sum` includes interest. */
export interface SavingsYear {
  year: number;
  paid: number;
  sum: number;
}

/**
 * Projects a savings plan by year, starting with year 0. Interest is added monthly and rounded half up to the cent, so
 * that all figures are integers.
 */
export function projectSavings({ start, monthly, years, rate }: SavingsPlan): SavingsYear[] {
  const ledger = [{ year: 0, paid: start, sum: start }];
  let sum = start;
  for (let month = 1; month <= years * 12; month += 1) {
    sum += Math.round((sum * rate) / 120_000) + monthly;
    if (month % 12 === 0) ledger.push({ year: month / 12, paid: start + month * monthly, sum });
  }
  return ledger;
}

/** Smallest round axis maximum ≥ value with four intervals, in cents; at least four dollars. */
export function niceScale(value: number): number {
  const quarter = Math.max(value, 400) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= quarter) ?? 10;
  return Math.round(4 * step * power);
}
