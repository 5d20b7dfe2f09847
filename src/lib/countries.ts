/** Countries (ISO 3166-1) of delivery and billing addresses. */
export const countries = ['TR', 'DE', 'AT', 'CH', 'GB', 'US'] as const;
export type Country = (typeof countries)[number];
