import { numberFormat } from './formats';

/**
 * Formats US dollars in a locale, with the narrow symbol `$` and two decimals: `$1,234.50`, `$1.234,50`, `1.234,50 $`.
 * @param cents an integer
 * @param withoutCents rounds to dollars, for round sums in running text
 */
export const formatMoney = (cents: number, locale: string, withoutCents = false): string =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...(withoutCents && { maximumFractionDigits: 0 }),
  }).format(cents / 100);
