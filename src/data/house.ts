/** The parts of the house on the classic page, from the roof down, with the temperature people set there; the pump stands in the garden's (°C). */
export const rooms = [
  { id: 'roof', degrees: 12 },
  { id: 'bed', degrees: 18 },
  { id: 'living', degrees: 21 },
  { id: 'pump', degrees: -7 },
] as const;

export type RoomId = (typeof rooms)[number]['id'];

/** The weather on the classic page's map (°C). */
export const weather = { outside: -7, inside: 21 } as const;
