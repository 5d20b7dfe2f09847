import isLuhnNumber from 'validator/lib/isLuhnNumber';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'troy' | 'other';

/** Codes of card errors; the caller translates them. */
type CardProblem = 'number' | 'expiry' | 'expired' | 'holder';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The brand of a card by the first digits of its number; 'other' for an unknown or empty number. */
export function cardBrandOf(number: string): CardBrand {
  const digits = digitsOf(number);
  if (/^9792/.test(digits)) return 'troy';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^4/.test(digits)) return 'visa';
  // Mastercard's ranges: 51–55 and 2221–2720.
  return /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits) ? 'mastercard' : 'other';
}

/** Formats a card number in groups of four digits (American Express: 4, 6 and 5 digits); at most 19 digits. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, cardBrandOf(text) === 'amex' ? 15 : 19);
  const groups = cardBrandOf(text) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  if (!groups) return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/**
 * Splits typed text into month and year digits. A single-digit month gets a leading zero when it is above 1 or followed
 * by a separator.
 */
function splitExpiry(text: string): [month: string, year: string] {
  const [, alone, behind = ''] = /^\D*(\d)\D+(\d*)/.exec(text) ?? [];
  // `1/31` may become `11/31` while it is edited: no leading zero yet.
  if (alone !== undefined) return [alone > '1' || behind === '' ? `0${alone}` : alone, behind];
  const digits = digitsOf(text);
  const whole = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  return [whole.slice(0, 2), whole.slice(2)];
}

/** Formats an expiry date as MM/YY. Autofill may give a four-digit year: its century is dropped. */
export function formatCardExpiry(text: string): string {
  const [month, year] = splitExpiry(text);
  const short = /^20\d/.test(year) ? year.slice(0, 4).replace(/^20(?=\d\d)/, '') : year.slice(0, 2);
  return short === '' ? month : `${month}/${short}`;
}

/** Formats a security code: at most four digits (American Express has four, other brands three). */
export const formatSecurityCode = (text: string): string => digitsOf(text).slice(0, 4);

/** Whether a card with the expiry date MM/YY has expired: it is valid until the end of that month, in local time. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(2000 + year, month, 1) <= now;
}

/**
 * Validates a card; returns error codes by field, {} when it is valid. The number is checked by brand, length and Luhn
 * check digit: a number of zeros alone passes Luhn.
 * @param known the card is stored already: its number is not checked
 */
export function cardProblems(
  { number, expiry, holder }: { number: string; expiry: string; holder: string },
  now: Date,
  known = false,
): Partial<Record<'number' | 'expiry' | 'holder', CardProblem>> {
  const digits = digitsOf(number);
  const goodNumber =
    known || (cardBrandOf(number) !== 'other' && digits.length >= 13 && digits.length <= 19 && isLuhnNumber(digits));
  const goodExpiry = /^(0[1-9]|1[0-2])\/\d\d$/.test(expiry);
  return {
    ...(!goodNumber && { number: 'number' as const }),
    ...(!goodExpiry && { expiry: 'expiry' as const }),
    ...(goodExpiry && isExpired(expiry, now) && { expiry: 'expired' as const }),
    ...(holder === '' && { holder: 'holder' as const }),
  };
}
