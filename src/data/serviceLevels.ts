/** Service levels of the maintenance contract by severity; units are in the texts. Example data. */
export const serviceLevels = {
  /** Minutes to the response, hours to the repair, at all hours of the day. */
  critical: { response: 30, repair: 4 },
  /** Hours to the response, and to the repair, within office hours. */
  major: { response: 2, repair: 8 },
  /** Working days. */
  minor: { response: 1, repair: 10 },
  /** Working days to an estimate. */
  request: { response: 2 },
} as const;

/** Availability a month in per cent. */
export const availability = 99.5;

/** Share of the month's fee that is returned for a missed level, in per cent. */
export const levelCredit = 10;
