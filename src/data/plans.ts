/** Sample plans, cheapest first; their words have the same ids. */
export const planIds = ['breeze', 'gale', 'storm'] as const;
export type PlanId = (typeof planIds)[number];

/** Price per seat and month in US cents (sample prices). */
const seatPrices: Readonly<Record<PlanId, number>> = { breeze: 900, gale: 1_900, storm: 3_900 };

/** Months charged for a year. */
const paidMonths = 10;

/** Minimum, maximum and default number of seats. */
export const seatRange = { least: 1, most: 50, first: 12 } as const;

/** Fixed sample exchange rates: units of the currency per US dollar. */
export const rates = { TRY: 40, EUR: 0.9, USD: 1 } as const;
export type Currency = keyof typeof rates;
export const currencies = Object.keys(rates) as Currency[];

/** Cell of the comparison: included or not, a number, or unlimited. */
type PlanValue = boolean | number | 'endless';

/** Features by plan, in the order of `planIds`. */
export const planRows = {
  boards: [3, 20, 'endless'],
  history: [30, 365, 'endless'],
  offline: [true, true, true],
  export: [true, true, true],
  roles: [false, true, true],
  interface: [false, true, true],
  sites: [1, 3, 'endless'],
  signOn: [false, false, true],
  journal: [false, false, true],
} as const satisfies Record<string, readonly [PlanValue, PlanValue, PlanValue]>;

export type PlanRow = keyof typeof planRows;

/** Features of the comparison by group, in page order. */
export const planRowGroups = {
  scope: ['boards', 'sites', 'history'],
  data: ['offline', 'export', 'interface'],
  access: ['roles', 'signOn', 'journal'],
} as const satisfies Record<string, readonly PlanRow[]>;
export type PlanRowGroup = keyof typeof planRowGroups;

export type Billing = 'month' | 'year';

/**
 * Price of a plan.
 * @returns cents of the currency: `seat` per seat and month on average, `period` for all seats per billing period
 */
export function planPrice(plan: PlanId, seats: number, billing: Billing, currency: Currency) {
  const seat = Math.round(seatPrices[plan] * rates[currency]);
  const period = seat * seats * (billing === 'year' ? paidMonths : 1);
  return { seat: billing === 'year' ? Math.round((seat * paidMonths) / 12) : seat, period };
}
