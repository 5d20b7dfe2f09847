import { type LanguageCode, defaultLanguage, isLanguageCode } from '@/site/languages';

/**
 * Negotiates the language by Accept-Language (RFC 9110, 12.5.4): the site's language with the highest weight, the first
 * of equals; `de-AT` counts as de. Turkish when the header names none of them.
 */
export function visitorLanguage(header: string | undefined): LanguageCode {
  let best: LanguageCode = defaultLanguage;
  let bestWeight = 0;
  for (const range of (header ?? '').slice(0, 500).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const code = tag.split('-', 1)[0];
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const weight = /^[01](\.\d{0,3})?$/.test(given) ? Number(given) : 0;
    if (!isLanguageCode(code) || weight <= bestWeight) continue;
    best = code;
    bestWeight = weight;
  }
  return best;
}
