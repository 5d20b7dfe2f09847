/** Speed relative to the page: 1 scrolls with it, 0 is fixed, below 0 moves backwards. */
const range = { slowest: -1, fastest: 2, usual: 0.5 };

/** Clamps a speed to −1…2; NaN becomes 0.5. */
export const clampParallaxSpeed = (speed: number): number =>
  Number.isNaN(speed) ? range.usual : Math.min(range.fastest, Math.max(range.slowest, speed));
