/** The sample portfolios of the consultancy's page: weight and yearly swing in percent. */
export const fleet = [
  { id: 'dinghy', load: 20, swing: 1 },
  { id: 'cutter', load: 35, swing: 6 },
  { id: 'schooner', load: 45, swing: 15 },
] as const;

/** Its sample tariff, in cents. */
export const tariff = { talk: 0, plan: 64_000, watch: 18_000 } as const;
