import isPostalCode, { type PostalCodeLocale } from 'validator/lib/isPostalCode';

/** Five digits; the first two are the number of a province (01–81). */
const turkishPostalCode = /^(0[1-9]|[1-7]\d|8[01])\d{3}$/;

/** True for a postal code of a country (ISO 3166-1, two letters). validator has no rule for Türkiye. */
export const isPostalCodeOf = (country: PostalCodeLocale | 'TR', text: string): boolean =>
  country === 'TR' ? turkishPostalCode.test(text) : isPostalCode(text, country);
