/** How a background moves against its page: 1 like the page, 0 not at all, below 0 backwards, above 1 faster. */
const range = { slowest: -1, fastest: 2, usual: 0.5 };

/** A speed within −1…2 (spec 9); what is no number becomes the usual one. */
export const parallaxSpeed = (speed: number): number =>
  Number.isNaN(speed) ? range.usual : Math.min(range.fastest, Math.max(range.slowest, speed));
