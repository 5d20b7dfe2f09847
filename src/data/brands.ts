/** Brand names of the products. A product belongs to a brand if its name contains that word. */
export const brands = ['Nimbus', 'Tailwind', 'Isobar', 'Cirrus', 'Hush', 'Squall', 'Meridian', 'Levanter'] as const;

export type Brand = (typeof brands)[number];
