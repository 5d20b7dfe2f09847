/** Sample portfolios of the consultancy's page: weight and annual fluctuation in percent. */
export const samplePortfolios = [
  { id: 'dinghy', load: 20, swing: 1 },
  { id: 'cutter', load: 35, swing: 6 },
  { id: 'schooner', load: 45, swing: 15 },
] as const;

/** Sample fees of the consultancy, in cents. */
export const tariff = { talk: 0, plan: 64_000, watch: 18_000 } as const;
