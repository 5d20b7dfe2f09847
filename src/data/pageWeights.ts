/** What common parts of a page weigh over the wire, in kilobytes: examples of the digital agency's scales. */
export const pageWeights = {
  text: 40,
  fonts: 60,
  photos: 240,
  originals: 7800,
  video: 5200,
  slider: 180,
  chat: 420,
  trackers: 560,
} as const;

/** Slow 4G: kilobytes a second, and the seconds before the first of them. */
export const slowLine = { rate: 200, delay: 0.6 };
