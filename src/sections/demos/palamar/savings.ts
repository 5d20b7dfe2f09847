/** What somebody puts by: cents at the start and at the end of every month, years, and yearly interest in basis points. */
export interface SavingsPlan {
  start: number;
  monthly: number;
  years: number;
  rate: number;
}

/** How things stand at the end of a year, in cents. */
export interface SavingsYear {
  year: number;
  paid: number;
  sum: number;
}

/**
 * A savings plan year by year, the start being year 0. Interest is added every month, rounded half up to the cent, so
 * that every figure is an integer and the ledger adds up.
 */
export function grow({ start, monthly, years, rate }: SavingsPlan): SavingsYear[] {
  const ledger = [{ year: 0, paid: start, sum: start }];
  let sum = start;
  for (let month = 1; month <= years * 12; month += 1) {
    sum += Math.round((sum * rate) / 120_000) + monthly;
    if (month % 12 === 0) ledger.push({ year: month / 12, paid: start + month * monthly, sum });
  }
  return ledger;
}

/** The smallest round scale of four steps that reaches the value, in cents: its upper end, four dollars at least. */
export function roundScale(value: number): number {
  const quarter = Math.max(value, 400) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= quarter) ?? 10;
  return Math.round(4 * step * power);
}
