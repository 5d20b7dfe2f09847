/** The plans of the example product, the cooler first; their words are kept by the same ids. */
export const planIds = ['breeze', 'gale', 'storm'] as const;
export type PlanId = (typeof planIds)[number];

/** Cents of a dollar for a seat and a month. Examples, like the product itself. */
const seatPrices: Readonly<Record<PlanId, number>> = { breeze: 900, gale: 1_900, storm: 3_900 };

/** Who pays for a year pays for so many months of it. */
const monthsOfYear = 10;

/** How many seats can be asked for here, and how many are at first. */
export const seatRange = { least: 1, most: 50, first: 12 } as const;

/** What a dollar is worth: fixed examples, so that the page needs no bank. */
export const rates = { TRY: 40, EUR: 0.9, USD: 1 } as const;
export type Currency = keyof typeof rates;
export const currencies = Object.keys(rates) as Currency[];

/** A cell of the comparison: has it, hasn't, so many, or without end. */
type PlanValue = boolean | number | 'endless';

/** What the plans differ in, row by row, in the order of `planIds`. */
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
export const planRowIds = Object.keys(planRows) as PlanRow[];

export type Billing = 'month' | 'year';

/**
 * What a plan costs.
 * @returns cents of the currency: for a seat and month on average, and for everything once a billing period
 */
export function planPrice(plan: PlanId, seats: number, billing: Billing, currency: Currency) {
  const seat = Math.round(seatPrices[plan] * rates[currency]);
  const period = seat * seats * (billing === 'year' ? monthsOfYear : 1);
  return { seat: billing === 'year' ? Math.round((seat * monthsOfYear) / 12) : seat, period };
}
