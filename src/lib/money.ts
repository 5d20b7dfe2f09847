import { numberFormat } from './formats';

/**
 * An amount of money as people write it: with the dollar symbol and two decimals in the locale's form (spec 9,
 * decisions.md): `$1,234.50`, `$1.234,50`, `1.234,50 $`.
 * @param cents an integer
 * @param whole without decimals, for round sums in running text
 */
export const money = (cents: number, locale: string, whole = false): string =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...(whole && { maximumFractionDigits: 0 }),
  }).format(cents / 100);
