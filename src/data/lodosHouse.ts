/** Parts of the house on the classic page, top to bottom, with their temperature in °C; the pump is outside. */
export const rooms = [
  { id: 'roof', degrees: 12 },
  { id: 'bed', degrees: 18 },
  { id: 'living', degrees: 21 },
  { id: 'pump', degrees: -7 },
] as const;

export type RoomId = (typeof rooms)[number]['id'];

/** Temperatures on the map of the classic page, in °C. */
export const sampleTemperatures = { outside: -7, inside: 21 } as const;
