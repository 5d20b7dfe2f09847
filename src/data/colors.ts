/** Product colours; their names are words. `npm run art` colours the pictures with the same values. */
export const colors = {
  ink: '#17231d',
  pine: '#3b5347',
  slate: '#848f96',
  oat: '#e9e0cf',
  blue: '#1b67b8',
  copper: '#c8713a',
  red: '#c4302b',
  amber: '#f2b84b',
  violet: '#5d4a86',
} as const satisfies Record<string, `#${string}`>;

export type ColorId = keyof typeof colors;

export const colorIds = Object.keys(colors) as ColorId[];
