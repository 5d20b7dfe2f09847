import { type Billing, type Currency, currencies, seatRange } from '@/data/plans';
import { paramOf, withParams } from '@/lib/queryParam';
import { type LanguageCode, languageOf } from '@/site/languages';

export interface PlanChoice {
  billing: Billing;
  currency: Currency;
  seats: number;
}

/** Parses the query; defaults: monthly, the language's currency. The seats are clamped to their range. */
export function parsePlanChoice(query: string, language: LanguageCode): PlanChoice {
  const currency = paramOf(query, 'currency');
  const seats = Number(paramOf(query, 'seats') || seatRange.first);
  return {
    billing: paramOf(query, 'billing') === 'year' ? 'year' : 'month',
    currency: currencies.find((known) => known === currency) ?? languageOf(language).currency,
    seats: Number.isInteger(seats) ? Math.min(Math.max(seats, seatRange.least), seatRange.most) : seatRange.first,
  };
}

/** Serializes a choice; defaults are omitted. */
export const serializePlanChoice = (query: string, choice: PlanChoice, language: LanguageCode): string =>
  withParams(query, {
    billing: choice.billing === 'month' ? '' : choice.billing,
    currency: choice.currency === languageOf(language).currency ? '' : choice.currency,
    seats: choice.seats === seatRange.first ? '' : String(choice.seats),
  });
