const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount of money as people write it: with the dollar symbol and two decimals in the locale's form (spec 9,
 * decisions.md): `$1,234.50`, `$1.234,50`, `1.234,50 $`.
 * @param cents an integer
 */
export function money(cents: number, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  formats.set(locale, format);
  return format.format(cents / 100);
}
