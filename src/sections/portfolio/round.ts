/** One decimal: finer than any screen, and the same in every browser. */
export const round = (value: number): number => Math.round(value * 10) / 10;
