import type { GuestId } from './guests';

/** The creative agency's sample team, in page order. */
export const creativeTeam = {
  asli: 'asliDogruyol',
  mert: 'mertKayalar',
  jule: 'juleBrandt',
  deniz: 'denizUcar',
} as const satisfies Record<string, GuestId>;

/** Stars (1 to 5) of the SEO agency's sample reviews. */
export const seoStars = { boiler: 5, oil: 5, sail: 4 } as const;

/** Figures of the digital agency's sample shop: size of the homepage in kB, steps, pages left, trackers. */
export const digitalNumbers = { weight: 214, steps: 3, pages: 14, tags: 0 } as const;

/** Speaker of each line of the digital agency's sample conversation. */
export const digitalSpeakers = { a: 'client', b: 'agency', c: 'client', d: 'client', e: 'agency' } as const;

/** The two speakers. */
export const digitalFaces = {
  client: 'nermin',
  agency: 'tolga',
} as const satisfies Record<string, GuestId>;
