/** The invented people of the creative agency: how their portraits look, in the order of the page. */
export const creativeTeam = {
  asli: { face: 'bob', tone: 'sun' },
  mert: { face: 'beard', tone: 'sky' },
  jule: { face: 'curls', tone: 'rose' },
  deniz: { face: 'short', tone: 'leaf' },
} as const;

/** Stars out of five that the SEO agency's sample reviews give. */
export const seoStars = { boiler: 5, oil: 5, sail: 4 } as const;

/** The digital agency's sample shop: kilobytes, steps, pages left, trackers. */
export const digitalNumbers = { weight: 214, steps: 3, pages: 14, tags: 0 } as const;

/** Who says which line in the digital agency's sample conversation. */
export const digitalSpeakers = { a: 'client', b: 'agency', c: 'client', d: 'client', e: 'agency' } as const;

/** How the two of that conversation look. */
export const digitalFaces = {
  client: { face: 'bun', tone: 'sun' },
  agency: { face: 'beard', tone: 'leaf' },
} as const;
