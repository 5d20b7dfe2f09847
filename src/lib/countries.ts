/** The countries of the addresses in our forms (ISO 3166-1): where the shop delivers, and where bills go. */
export const countries = ['TR', 'DE', 'AT', 'CH', 'GB', 'US'] as const;
export type Country = (typeof countries)[number];
