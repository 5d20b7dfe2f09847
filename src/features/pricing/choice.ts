import { type Billing, type Currency, currencies, seatRange } from '@/data/plans';
import { paramOf, withParams } from '@/lib/queryParam';
import type { LanguageCode } from '@/site/languages';

export interface PlanChoice {
  billing: Billing;
  currency: Currency;
  seats: number;
}

const homeCurrency: Readonly<Record<LanguageCode, Currency>> = { tr: 'TRY', en: 'USD', de: 'EUR' };

/** What the address asks for, as far as it can be had; a plain address: a month, the language's own currency. */
export function choiceOf(query: string, language: LanguageCode): PlanChoice {
  const currency = paramOf(query, 'currency');
  const seats = Number(paramOf(query, 'seats') || seatRange.first);
  return {
    billing: paramOf(query, 'billing') === 'year' ? 'year' : 'month',
    currency: currencies.find((known) => known === currency) ?? homeCurrency[language],
    seats: Number.isInteger(seats) ? Math.min(Math.max(seats, seatRange.least), seatRange.most) : seatRange.first,
  };
}

/** The query of a choice: only what differs from a plain address. */
export const queryOf = (query: string, choice: PlanChoice, language: LanguageCode): string =>
  withParams(query, {
    billing: choice.billing === 'month' ? '' : choice.billing,
    currency: choice.currency === homeCurrency[language] ? '' : choice.currency,
    seats: choice.seats === seatRange.first ? '' : String(choice.seats),
  });
