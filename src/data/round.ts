/** The stops of the courier's round on the app page, in their order: when (minutes of the day) and how far (metres). */
export const round = [
  { id: 'bornova', at: 520, minutes: 11, metres: 9_400 },
  { id: 'marina', at: 565, minutes: 14, metres: 6_200 },
  { id: 'kordon', at: 670, minutes: 8, metres: 3_100 },
] as const;

export type StopId = (typeof round)[number]['id'];

/** The moments of a courier's day, in minutes since midnight. */
export const moments = { load: 500, way: 760, proof: 1_085, rest: 1_250 } as const;

/** The day's way home, in metres. */
export const wayHome = 29_900;

/** The stops that are still to come. */
export const ahead = (delivered: readonly StopId[]) => round.filter(({ id }) => !delivered.includes(id));
