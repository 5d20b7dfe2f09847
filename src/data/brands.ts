/** The names that products come under; each is found by its own word. */
export const brands = ['Nimbus', 'Tailwind', 'Isobar', 'Cirrus', 'Hush', 'Squall', 'Meridian', 'Levanter'] as const;

export type Brand = (typeof brands)[number];
