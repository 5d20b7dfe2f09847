import { type LanguageCode, defaultLanguage, languageCodes } from '@/site/languages';

/** The code of a language range: `de-AT` counts as de, `pt` as pt-br where the site has no other Portuguese. */
export const codeOfRange = <C extends string>(range: string, codes: readonly C[]): C | undefined =>
  codes.find((code) => code === range) ??
  codes.find((code) => range.startsWith(`${code}-`)) ??
  codes.find((code) => code.startsWith(`${range}-`));

/**
 * Negotiates the language by Accept-Language (RFC 9110, 12.5.4): the site's language with the highest weight, the first
 * of equals. The default language when the header names none of them.
 */
export function visitorLanguage(header: string | undefined): LanguageCode {
  let best: LanguageCode = defaultLanguage;
  let bestWeight = 0;
  for (const range of (header ?? '').slice(0, 500).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const code = codeOfRange(tag, languageCodes);
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const weight = /^[01](\.\d{0,3})?$/.test(given) ? Number(given) : 0;
    if (!code || weight <= bestWeight) continue;
    best = code;
    bestWeight = weight;
  }
  return best;
}
