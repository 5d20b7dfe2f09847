/**
 * Stops of the courier on the app page, in order: `at` in minutes since midnight, the duration of the drive in minutes,
 * its distance in metres.
 */
export const courierStops = [
  { id: 'bornova', at: 520, minutes: 11, metres: 9_400 },
  { id: 'marina', at: 565, minutes: 14, metres: 6_200 },
  { id: 'kordon', at: 670, minutes: 8, metres: 3_100 },
] as const;

export type StopId = (typeof courierStops)[number]['id'];

/** Moments of the courier's day, in minutes since midnight. */
export const courierMoments = { load: 500, way: 760, proof: 1_085, rest: 1_250 } as const;

export type CourierMoment = keyof typeof courierMoments;

/** Distance of the way back, in metres. */
export const metresHome = 29_900;

/** Stops that are not delivered yet. */
export const remainingStops = (delivered: readonly StopId[]) =>
  courierStops.filter(({ id }) => !delivered.includes(id));
