/** The colours of the watch on its page; the first is the usual one. */
export const watchColours = ['pine', 'clay', 'night', 'sun'] as const;
export type WatchColour = (typeof watchColours)[number];

/** From the glass down to the wrist. */
export const watchLayers = ['glass', 'hands', 'dial', 'works', 'case'] as const;
export type WatchLayer = (typeof watchLayers)[number];

/** Millimetres, grams, hours and counts. */
export const watchFacts = { width: 40.5, height: 9.8, weight: 68, reserve: 42, parts: 94, screws: 6 } as const;

/** Where its hands are set to, each in a colour of its own. */
export const watchCities = [
  { id: 'lisbon', zone: 'Europe/Lisbon', colour: 'sun' },
  { id: 'izmir', zone: 'Europe/Istanbul', colour: 'pine' },
  { id: 'osaka', zone: 'Asia/Tokyo', colour: 'clay' },
] as const;
