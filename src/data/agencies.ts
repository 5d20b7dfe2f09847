/** Portraits of the creative agency's sample team, in page order. */
export const creativeTeam = {
  asli: { face: 'bob', tone: 'sun' },
  mert: { face: 'beard', tone: 'sky' },
  jule: { face: 'curls', tone: 'rose' },
  deniz: { face: 'short', tone: 'leaf' },
} as const;

/** Stars (1 to 5) of the SEO agency's sample reviews. */
export const seoStars = { boiler: 5, oil: 5, sail: 4 } as const;

/** Figures of the digital agency's sample shop: size of the homepage in kB, steps, pages left, trackers. */
export const digitalNumbers = { weight: 214, steps: 3, pages: 14, tags: 0 } as const;

/** Speaker of each line of the digital agency's sample conversation. */
export const digitalSpeakers = { a: 'client', b: 'agency', c: 'client', d: 'client', e: 'agency' } as const;

/** Portraits of the two speakers. */
export const digitalFaces = {
  client: { face: 'bun', tone: 'sun' },
  agency: { face: 'beard', tone: 'leaf' },
} as const;
