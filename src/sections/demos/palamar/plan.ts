import type { SavingsPlan } from './savings';

/** What the sliders allow: dollars, years, and tenths of a percent a year. */
export const limits = {
  start: { min: 0, max: 50_000, step: 500, usual: 5_000 },
  monthly: { min: 0, max: 2_000, step: 25, usual: 250 },
  years: { min: 1, max: 40, step: 1, usual: 18 },
  rate: { min: 0, max: 100, step: 5, usual: 45 },
} as const;

export type PlanField = keyof typeof limits;
export type Choice = Record<PlanField, number>;

export const fields = Object.keys(limits) as PlanField[];

/** The choice that stands in a query; what is missing, foreign or out of range becomes usual or is brought back into it. */
export function choiceIn(query: string): Choice {
  const given = new URLSearchParams(query);
  const read = (field: PlanField) => {
    const { min, max, step, usual } = limits[field];
    const text = given.get(field) ?? '';
    if (!/^\d{1,6}$/.test(text)) return usual;
    return Math.min(max, Math.max(min, Math.round(Number(text) / step) * step));
  };
  return { start: read('start'), monthly: read('monthly'), years: read('years'), rate: read('rate') };
}

/** A choice in the units of the ledger: cents and basis points. */
export const planOf = ({ start, monthly, years, rate }: Choice): SavingsPlan => ({
  start: start * 100,
  monthly: monthly * 100,
  years,
  rate: rate * 10,
});
