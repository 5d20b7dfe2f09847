const first = Number(process.env.E2E_PORT ?? 4173);

/** The ports of the journeys, from E2E_PORT on. Stories run side by side: no two things share one. */
export const ports = {
  site: first,
  /** A feed that stands in for the three real ones. */
  feed: first + 1,
  demo: first + 2,
  /** A publisher of news with pictures. */
  publisher: first + 3,
  /** The first of the sites that stories start on their own, one for each of Playwright's workers. */
  ownSite: first + 4,
};
