import type { SavingsPlan } from './savings';

/** Limits and defaults of the sliders: dollars, years, tenths of a percent per year. */
export const savingsLimits = {
  start: { min: 0, max: 50_000, step: 500, usual: 5_000 },
  monthly: { min: 0, max: 2_000, step: 25, usual: 250 },
  years: { min: 1, max: 40, step: 1, usual: 18 },
  rate: { min: 0, max: 100, step: 5, usual: 45 },
} as const;

export type PlanField = keyof typeof savingsLimits;
export type SavingsChoice = Record<PlanField, number>;

export const savingsFields = Object.keys(savingsLimits) as PlanField[];

/** Parses the query string; invalid values are replaced by defaults, others rounded to a step and limited. */
export function parseSavingsQuery(query: string): SavingsChoice {
  const given = new URLSearchParams(query);
  const read = (field: PlanField) => {
    const { min, max, step, usual } = savingsLimits[field];
    const text = given.get(field) ?? '';
    if (!/^\d{1,6}$/.test(text)) return usual;
    return Math.min(max, Math.max(min, Math.round(Number(text) / step) * step));
  };
  return { start: read('start'), monthly: read('monthly'), years: read('years'), rate: read('rate') };
}

/** Converts to cents and basis points. */
export const toSavingsPlan = ({ start, monthly, years, rate }: SavingsChoice): SavingsPlan => ({
  start: start * 100,
  monthly: monthly * 100,
  years,
  rate: rate * 10,
});
