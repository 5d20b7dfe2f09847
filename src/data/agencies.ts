/** The invented people of the creative agency: how their portraits look, in the order of the page. */
export const creativeTeam = {
  asli: { face: 'bob', tone: 'sun' },
  mert: { face: 'beard', tone: 'sky' },
  jule: { face: 'curls', tone: 'rose' },
  deniz: { face: 'short', tone: 'leaf' },
} as const;

/** Stars out of five that the SEO agency's sample reviews give. */
export const seoStars = { boiler: 5, oil: 5, sail: 4 } as const;
