import type { PersonLook } from './looks';

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

/** Who is at home in the film of the classic page. */
export const family = {
  grandmother: { hair: 'bun', skin: '#e3ae86', tint: '#c3cac6', cloth: '#8a3d4c', collar: 'roll', wears: 'glasses' },
  father: { hair: 'short', skin: '#d69b70', tint: '#2a1c16', cloth: '#2f5d8a', collar: 'shirt', beard: 'full' },
  child: { hair: 'tail', skin: '#e8b48a', tint: '#5a331c', cloth: '#b8641b', collar: 'hood', face: 'round' },
} as const satisfies Record<string, PersonLook>;
