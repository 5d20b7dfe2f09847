/** Colours of the watch; the first one is the default. */
export const watchColours = ['pine', 'clay', 'night', 'sun'] as const;
export type WatchColour = (typeof watchColours)[number];

/** Layers of the watch, top to bottom. */
export const watchLayers = ['glass', 'hands', 'dial', 'works', 'case'] as const;
export type WatchLayer = (typeof watchLayers)[number];

/** Dimensions in mm, weight in g, power reserve in hours, and counts. */
export const watchFacts = { width: 40.5, height: 9.8, weight: 68, reserve: 42, parts: 94, screws: 6 } as const;

/** Cities of the clocks, and the colour of each clock. */
export const watchCities = [
  { id: 'lisbon', zone: 'Europe/Lisbon', colour: 'sun' },
  { id: 'izmir', zone: 'Europe/Istanbul', colour: 'pine' },
  { id: 'osaka', zone: 'Asia/Tokyo', colour: 'clay' },
] as const;
