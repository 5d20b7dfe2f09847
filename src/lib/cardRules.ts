import isLuhnNumber from 'validator/lib/isLuhnNumber';

export type Brand = 'visa' | 'mastercard' | 'amex' | 'troy' | 'other';

/** Why a field of a card is refused; the words for it are the caller's. */
type CardProblem = 'number' | 'expiry' | 'expired' | 'holder';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whose card it is, by the first digits of its number; what has no digits yet is 'other'. */
export function brandOf(number: string): Brand {
  const digits = digitsOf(number);
  if (/^9792/.test(digits)) return 'troy';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^4/.test(digits)) return 'visa';
  // 51–55, and the newer range 2221–2720.
  return /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits) ? 'mastercard' : 'other';
}

/** A card's number as it is printed on it: groups of four, for American Express 4, 6 and 5; 19 digits at most. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, brandOf(text) === 'amex' ? 15 : 19);
  const groups = brandOf(text) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  if (!groups) return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** The digits of a month and of the year behind it; a single digit above 1, or before a sign, gets its zero. */
function monthAndYear(text: string): [month: string, year: string] {
  const [, alone, behind = ''] = /^\D*(\d)\D+(\d*)/.exec(text) ?? [];
  // 1/31 may be 11/31 in the making: its zero would be in the way.
  if (alone !== undefined) return [alone > '1' || behind === '' ? `0${alone}` : alone, behind];
  const digits = digitsOf(text);
  const whole = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  return [whole.slice(0, 2), whole.slice(2)];
}

/** A date of expiry as it is printed: MM/YY; a year of four digits, as browsers fill it in, loses its century. */
export function groupedExpiry(text: string): string {
  const [month, year] = monthAndYear(text);
  const short = /^20\d/.test(year) ? year.slice(0, 4).replace(/^20(?=\d\d)/, '') : year.slice(0, 2);
  return short === '' ? month : `${month}/${short}`;
}

/** A card's security code: three digits, or the four of American Express. */
export const securityCode = (text: string): string => digitsOf(text).slice(0, 4);

/** True when the last month of a card, MM/YY, is over. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(2000 + year, month, 1) <= now;
}

/**
 * What is wrong with a card, by field. The number is checked by its brand, its length and its check digit (Luhn), which
 * nothing but noughts would pass, too; an empty one is right where the card is known already (`known`).
 */
export function cardProblems(
  { number, expiry, holder }: { number: string; expiry: string; holder: string },
  now: Date,
  known = false,
): Partial<Record<'number' | 'expiry' | 'holder', CardProblem>> {
  const digits = digitsOf(number);
  const goodNumber =
    known || (brandOf(number) !== 'other' && digits.length >= 13 && digits.length <= 19 && isLuhnNumber(digits));
  const goodExpiry = /^(0[1-9]|1[0-2])\/\d\d$/.test(expiry);
  return {
    ...(!goodNumber && { number: 'number' as const }),
    ...(!goodExpiry && { expiry: 'expiry' as const }),
    ...(goodExpiry && isExpired(expiry, now) && { expiry: 'expired' as const }),
    ...(holder === '' && { holder: 'holder' as const }),
  };
}
