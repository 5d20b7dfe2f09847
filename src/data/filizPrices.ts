/** Price steps of the sample product, one per position of the slider: number of customers, and cents per month. */
export const priceSteps = [
  { customers: 10, cents: 0 },
  { customers: 50, cents: 900 },
  { customers: 100, cents: 1500 },
  { customers: 250, cents: 2900 },
  { customers: 500, cents: 4900 },
  { customers: 1000, cents: 7900 },
  { customers: 2500, cents: 14900 },
  { customers: 5000, cents: 23900 },
  { customers: 10000, cents: 39900 },
] as const;

export const filizPlanIds = ['seed', 'sapling', 'forest'] as const;
export type FilizPlanId = (typeof filizPlanIds)[number];

/** Last price step of each plan. */
export const lastStepByPlan: Record<FilizPlanId, number> = { seed: 2, sapling: 5, forest: 8 };

/** Cheapest plan for a price step. */
export const filizPlanAt = (step: number): FilizPlanId =>
  filizPlanIds.find((id) => step <= lastStepByPlan[id]) ?? 'forest';

/** Months charged for a year. */
const paidMonths = 10;

/** Price per month in cents at a price step; a year costs ten months. */
export function monthlyPrice(step: number, yearly: boolean): number {
  const { cents } = priceSteps[step] ?? priceSteps[0];
  return yearly ? Math.round((cents * paidMonths) / 12) : cents;
}

/** Amount of one invoice in cents: for a month or, if `yearly`, for a year. */
export function invoiceAmount(step: number, yearly: boolean): number {
  const { cents } = priceSteps[step] ?? priceSteps[0];
  return yearly ? cents * paidMonths : cents;
}

export type PlanCell = boolean | number | 'endless';

/** Features by plan, in the order of `filizPlanIds`. */
export const filizPlanRows = {
  invoices: [true, true, true],
  languages: [true, true, true],
  reminders: [true, true, true],
  export: [true, true, true],
  currencies: [1, 8, 'endless'],
  seats: [1, 5, 'endless'],
  portal: [false, true, true],
  api: [false, true, true],
  approval: [false, false, true],
} as const satisfies Record<string, readonly PlanCell[]>;
