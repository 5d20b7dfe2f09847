const first = Number(process.env.E2E_PORT ?? 4173);

/** Ports from E2E_PORT on; unique, because tests run in parallel. */
export const ports = {
  site: first,
  /** A mock feed server. */
  feed: first + 1,
  demo: first + 2,
  /** A mock publisher of news with images. */
  publisher: first + 3,
  /** First port of the servers that tests start; one per Playwright worker. */
  ownSite: first + 4,
};
