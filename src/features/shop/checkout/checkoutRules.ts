import { cardBrandOf, cardProblems } from '@/lib/cardRules';
import { countries } from '@/lib/countries';
import { cleanEmail, isEmail } from '@/lib/email';
import { isPhone } from '@/lib/phone';
import { isPostalCodeOf } from '@/lib/postalCode';

export const checkoutSteps = ['contact', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Why a field is invalid; the caller has the message. */
export type CheckoutProblem =
  | 'email'
  | 'phone'
  | 'name'
  | 'street'
  | 'city'
  | 'postalCode'
  | 'number'
  | 'expiry'
  | 'expired'
  | 'holder'
  | 'cvc'
  | 'tooLong';

type Values = Readonly<Record<string, string>>;
type Problems = Partial<Record<string, CheckoutProblem>>;

/** Maximum length of a text field. */
export const maxTextLength = 120;

function textProblems(values: Values): Problems {
  const problems: Problems = {};
  for (const name of ['name', 'street', 'city'] as const) {
    const text = (values[name] ?? '').trim();
    if (text === '') problems[name] = name;
    else if (text.length > maxTextLength) problems[name] = 'tooLong';
  }
  return problems;
}

/** Validates e-mail address and phone number. Returns the problems by field. */
export const contactStepProblems = ({ email = '', phone = '' }: Values): Problems => ({
  ...(!isEmail(cleanEmail(email)) && { email: 'email' }),
  ...(!isPhone(phone.trim()) && { phone: 'phone' }),
});

/** Validates the address; the postal code is checked by the rule of its country. Returns the problems by field. */
export function deliveryProblems(values: Values): Problems {
  const country = countries.find((known) => known === values.country) ?? 'TR';
  return {
    ...textProblems(values),
    ...(!isPostalCodeOf(country, (values.postalCode ?? '').trim()) && { postalCode: 'postalCode' }),
    ...((values.more ?? '').length > maxTextLength && { more: 'tooLong' }),
  };
}

/**
 * Validates the card: Luhn check, expiry, security code (four digits for American Express, else three). Returns the
 * problems by field.
 */
export function paymentProblems({ number = '', expiry = '', holder = '', cvc = '' }: Values, now: Date): Problems {
  const digits = cardBrandOf(number) === 'amex' ? 4 : 3;
  return {
    ...cardProblems({ number, expiry, holder: holder.trim() }, now),
    ...(!new RegExp(`^\\d{${digits}}$`).test(cvc) && { cvc: 'cvc' }),
  };
}
