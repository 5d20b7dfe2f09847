/** Rounds to one decimal, so that server and browsers render the same path data. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
