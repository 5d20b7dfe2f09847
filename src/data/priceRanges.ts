import { projectWeeks } from './projectPhases';

interface PriceRange {
  /** US cents, without VAT. */
  price: readonly [from: number, to: number];
  weeks: readonly [from: number, to: number];
}

/** Price of the discovery phase alone in US cents; it is deducted from the project that follows. */
export const discoveryPrice = 400_000;

/** Price ranges by size of the project. Example data. */
export const priceRanges = {
  small: { price: [1_500_000, 4_000_000], weeks: [6, 14] },
  medium: { price: [4_000_000, 12_000_000], weeks: projectWeeks },
  large: { price: [12_000_000, 40_000_000], weeks: [26, 60] },
} as const satisfies Record<string, PriceRange>;

/** A person-day of ours in US cents. */
export const dayRate = 60_000;

/** Share of the price that is due at each milestone, in per cent. */
export const payments = { order: 30, design: 20, trial: 30, acceptance: 20 } as const;

/** Days for which a quote is valid. */
export const quoteDays = 30;

/** Maintenance contracts: share of the project's price a year in per cent, and the least a month in US cents. */
export const maintenance = { officeHours: 12, allHours: 20, allHoursLeast: 100_000 } as const;
