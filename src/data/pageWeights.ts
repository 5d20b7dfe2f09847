/** Transfer size of common page parts in kB (sample figures). */
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

/** Slow 4G: kB per second, and latency in seconds. */
export const slowConnection = { rate: 200, delay: 0.6 };
